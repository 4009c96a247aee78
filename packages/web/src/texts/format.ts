import { i18n } from './i18n.ts'

const tag = (): string => (i18n.locale || 'en').replaceAll('_', '-')

/** A number as people of the language write it: 1,286 or 1 286. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(tag(), options).format(value)

const STEPS = [
  { from: 1e9, letter: 'b' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
] as const

/**
 * An amount: from 1,000 on with one decimal and k, m or b, below that with at most two decimals. Rounded down, so that
 * nobody reads more than there is. Application specification, section 9, "Display and time".
 */
export const formatBig = (value: number): string => {
  const step = STEPS.find(({ from }) => Math.abs(value) >= from)
  if (step === undefined) return formatNumber(value, { maximumFractionDigits: 2, roundingMode: 'trunc' })
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  return `${formatNumber(value / step.from, one)}${step.letter}`
}

/** A day as people of the language write it, without its time: 26 Nov 2026. */
export const formatDay = (ms: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(tag(), options).format(ms)

/** Several words as one list: milk, eggs and bread. */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(tag()).format(items)
