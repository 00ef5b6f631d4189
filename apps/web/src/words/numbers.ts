/** Numbers as people say them, in the page's language. */

import { locale } from '@homestake/rules/language'

/** A chance in a hundred, to the tenth; what is not quite certain is never called so. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0%'
  if (chance >= 1 - 1e-12) return '100%'
  if (chance < 0.0005) return 'under 0.1%'
  if (chance > 0.9995) return 'over 99.9%'
  return `${(chance * 100).toFixed(1).replace(/\.0$/, '')}%`
}

/** A number of points that is a mean, to the tenth. */
export const tenths = (mean: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(mean)
