/**
 * The look of a game on the whole page: `data-game` on the root chooses the colours of skins/, and what is larger than a few
 * colours is fetched then. A game without an entry wears the plain look.
 */
import type { GameId } from '@homestake/rules'

const LOOKS: { readonly [game in GameId]?: () => Promise<unknown> } = {
  towerlands: () => import('./skins/towerlands.look.css'),
  'inverted-tower': () => import('./skins/inverted-tower.look.css'),
}

/** To be called while a component is made; it is taken off when the component goes. @param game `null`: none is known */
export const wearSkin = (game: () => GameId | null): void => {
  const { dataset } = document.documentElement
  // Before the page is drawn, or it would fetch the plain face first.
  $effect.pre(() => {
    const worn = game()
    if (worn === null) return
    dataset['game'] = worn
    // Without it the colours are still right.
    LOOKS[worn]?.().catch(() => undefined)
    return () => delete dataset['game']
  })
}
