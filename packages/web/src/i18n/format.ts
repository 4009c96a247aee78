import { i18n } from './i18n.ts'

const tag = (): string => (i18n.locale || 'en').replaceAll('_', '-')

/** A number in the conventions of the language: 1,286 or 1 286. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(tag(), options).format(value)

const STEPS = [
  { from: 1e9, letter: 'b' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
] as const

/**
 * An amount: one decimal with k, m or b from 1,000, at most two decimals below. Truncated, so that it never shows more
 * than there is. docs/reference/application.md 9, "Display and time".
 */
export const formatAmount = (value: number): string => {
  const step = STEPS.find(({ from }) => Math.abs(value) >= from)
  if (step === undefined) return formatNumber(value, { maximumFractionDigits: 2, roundingMode: 'trunc' })
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  return `${formatNumber(value / step.from, one)}${step.letter}`
}

/** A date in the conventions of the language, without the time: 26 Nov 2026. */
export const formatDay = (ms: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(tag(), options).format(ms)

/** A list in the language: milk, eggs and bread. */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(tag()).format(items)
