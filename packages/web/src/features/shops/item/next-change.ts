import type { Instant } from '@daykeep/rules/kernel'
import { formatDay, t } from '../../../i18n/index.ts'
import type { ShelfModel, ShopItemModel } from './shop-item.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The next instant at which something of these shelves goes off sale. */
export const nextChange = (shelves: ReadonlyArray<ShelfModel>, now: Instant): Instant | undefined => {
  const ends = shelves.flatMap(({ items }) => items.flatMap(({ end }) => (end === undefined || end <= now ? [] : end)))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** The end that all items share. */
export const sharedEnd = (items: ReadonlyArray<ShopItemModel>): Instant | undefined => {
  const [first] = items
  return first?.end !== undefined && items.every(({ end }) => end === first.end) ? first.end : undefined
}

/** How long something is still there, in words: days, or hours on the last day. */
export const timeLeft = (end: Instant, now: Instant): string => {
  const left = Math.max(0, end - now)
  return left >= DAY
    ? t('shops.daysLeft', { days: Math.floor(left / DAY) })
    : t('shops.hoursLeft', { hours: Math.max(1, Math.ceil(left / HOUR)) })
}

export const untilDay = (end: Instant): string =>
  t('shops.until', { day: formatDay(end, { day: 'numeric', month: 'long' }) })
