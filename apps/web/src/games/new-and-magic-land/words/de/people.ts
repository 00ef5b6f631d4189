import type { NmlScreenWords } from '../../words.ts'

type People = Pick<NmlScreenWords, 'trouble' | 'beads' | 'stages' | 'sheets' | 'web' | 'judging'>

export const people: People = {
  trouble: {
    offline: 'Du bist offline: Es ist nichts geschehen. Versuch es, wenn die Verbindung wieder da ist.',
  },
  beads: {
    count: (left, of) => (left === of ? `${left}` : `${left} von ${of}`),
    spoken: (pool, left, of) => `${pool}: noch ${left} von ${of}`,
  },
  stages: {
    draft: 'entsteht',
    submitted: 'bei der Spielleitung',
    playing: 'im Spiel',
    out: 'zu Ende erzählt',
  },
  sheets: {
    title: 'Figuren',
    empty: 'Noch hat niemand Platz genommen. Die Figuren erscheinen hier, sobald sich jemand setzt.',
    unnamed: 'Noch ohne Namen',
    player: (name) => `gespielt von ${name}`,
    aspects: 'Aspekte',
    ties: 'Verbunden mit',
    past: 'Vergangenheit',
    pastSecret: 'Geheim, bis sie zur Sprache kommt.',
    dream: 'Traum',
    goal: 'Ziel dieser Jahreszeit',
    goalIn: (season) => `Ziel: ${season}`,
    goalNone: 'Noch kein Ziel',
    victory: 'Siegwürfel',
    harvest: 'Erntewürfel',
    dice: (count, what) => `${count} ${what}`,
    broken: 'zerbrochen',
    nothing: 'Noch nichts geschrieben',
    story: 'Traum und Vergangenheit',
    edit: 'Bogen ändern',
    editDone: 'Fertig',
  },
  web: {
    title: 'Wer mit wem verbunden ist',
    large: 'Groß ansehen',
    asList: 'Als Liste',
    asPicture: 'Als Bild',
    how: 'Darstellung',
    spoken: (settlers, others, ties) =>
      `${settlers} Figuren und ${others} andere Leute, ${ties} Beziehungen. Die Liste sagt dasselbe in Worten.`,
    empty: 'Noch ist niemand mit jemandem verbunden.',
    rating: (rating) => (rating === 0 ? 'zerbrochen' : `+${rating}`),
    key: 'Je breiter die Linie, desto stärker die Beziehung. Eine Reihe von Punkten ist eine zerbrochene.',
    note: (note) => (note === '' ? '' : `, ${note}`),
    none: 'keine Beziehungen',
  },
  judging: {
    lacks: (what) => `braucht noch: ${what}`,
    complete: 'vollständig, noch nicht abgegeben',
  },
}
