import { formatDay, t } from '../../../i18n/index.ts'

const MONTHLY = /^backgrounds(\d\d)(\d{4})$/

/** The name of a set of backgrounds: its month, or the occasion it came with. */
export const backgroundSetTitle = (set: string): string => {
  const [, month, year] = MONTHLY.exec(set) ?? []
  if (month === undefined) return t(`shops.backgroundSet.${set}`)
  return formatDay(Date.UTC(Number(year), Number(month) - 1, 15), { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
