import { describe, expect, it } from 'vitest'
import { catalogue, learn } from './catalogue.ts'
import { listed } from './listed.ts'
import { inLanguage, speakBy, spoken } from './spoken.ts'
import { languageFor } from './languages.ts'

const english = {
  plain: 'Good evening.',
  counted: (count: number): string => (count === 1 ? 'one' : `${count} of them`),
  list: ['first', 'second'] as readonly string[],
  group: { inner: 'Inside', deeper: { still: 'Deep inside' } },
}
const german: typeof english = {
  plain: 'Guten Abend.',
  counted: (count) => (count === 1 ? 'eins' : `${count} davon`),
  list: ['erstens', 'zweitens'],
  group: { inner: 'Innen', deeper: { still: 'Tief innen' } },
}

describe('words', () => {
  it('LANG-1 the first wish that can be fulfilled counts, whatever the country; else it is English', () => {
    expect(languageFor(['de-AT', 'en'])).toBe('de')
    expect(languageFor(['xx', 'DE'])).toBe('de')
    expect(languageFor(['xx', '', 'constructor'])).toBe('en')
    expect(languageFor([])).toBe('en')
  })

  it('LANG-2 are read in the language that is spoken when they are read, wherever they were taken from', async () => {
    const words = catalogue('test/read', english, () => Promise.resolve({ words: german }))
    const { group } = words
    const { deeper } = group
    expect(inLanguage('de', () => words.plain)).toBe('Good evening.')
    await learn('de')
    expect(inLanguage('de', () => [words.plain, words.counted(2), words.list[0], group.inner, deeper.still])).toEqual([
      'Guten Abend.',
      '2 davon',
      'erstens',
      'Innen',
      'Tief innen',
    ])
    expect([words.plain, words.counted(1), group.inner]).toEqual(['Good evening.', 'one', 'Inside'])
    expect(inLanguage('de', () => JSON.stringify(group))).toBe('{"inner":"Innen","deeper":{"still":"Tief innen"}}')
  })

  it('LANG-2 whoever is spoken with is told in their language, and the next one in theirs', () => {
    expect(inLanguage('de', () => inLanguage('en', spoken) + spoken())).toBe('ende')
    expect(() =>
      inLanguage('de', () => {
        throw new Error('in between')
      }),
    ).toThrow('in between')
    expect(spoken()).toBe('en')
    speakBy(() => 'de')
    expect(spoken()).toBe('de')
    expect(inLanguage('en', spoken)).toBe('en')
    speakBy(() => 'en')
  })

  it('LANG-2 nothing is fetched for English, and nothing twice', async () => {
    let fetched = 0
    catalogue('test/fetched', english, () => Promise.resolve({ words: (fetched++, german) }))
    await learn('en')
    expect(fetched).toBe(0)
    await learn('de')
    await learn('de')
    expect(fetched).toBe(1)
  })

  it('LANG-2 names stand one after the other as the language that is spoken joins them', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 3]].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and 3'])
    expect(inLanguage('de', () => listed(['A', 'B', 'C']))).toBe('A, B und C')
  })
})
