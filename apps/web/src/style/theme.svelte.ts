/** Day, night, or as the device. Kept in this browser; `public/theme.js` applies it before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'homestake:theme'

export class ThemeChoice {
  theme = $state<Theme>(THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system')

  choose(theme: Theme): void {
    this.theme = theme
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    try {
      if (theme === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, theme)
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'system')
  }
}
