/** Numbers as people say them, in the language that the page speaks. */
import { locale } from '@homestake/rules/language'
import { words } from './index.ts'

const kept = new Map<string, Intl.NumberFormat>()

const format = (style: 'decimal' | 'percent', value: number): string => {
  const which = `${style} ${locale()}`
  const formatter = kept.get(which) ?? new Intl.NumberFormat(locale(), { style, maximumFractionDigits: 1 })
  kept.set(which, formatter)
  return formatter.format(value)
}

/** A chance in a hundred, to the tenth; what is not quite certain is never called so. */
export const percent = (chance: number): string => {
  if (chance <= 0) return format('percent', 0)
  if (chance >= 1 - 1e-12) return format('percent', 1)
  if (chance < 0.0005) return words.chance.under(format('percent', 0.001))
  if (chance > 0.9995) return words.chance.over(format('percent', 0.999))
  return format('percent', chance)
}

/** A chance in a hundred, to the whole; what is not quite certain is never called so. */
export const wholePercent = (chance: number): string => {
  if (chance <= 0 || chance >= 1) return format('percent', chance <= 0 ? 0 : 1)
  const hundredths = Math.round(chance * 100)
  if (hundredths === 0) return words.chance.under(format('percent', 0.01))
  return hundredths === 100 ? words.chance.over(format('percent', 0.99)) : format('percent', hundredths / 100)
}

/** A number of points that is a mean, to the tenth. */
export const tenths = (mean: number): string => format('decimal', mean)
