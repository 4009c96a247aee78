import type { Catalogue, EventKind, SaleKind } from '../content/catalogue.ts'
import { DAY, type Instant } from '../kernel/index.ts'
import { dateOf } from './day.ts'
import { galaAt, galaSpan } from './gala.ts'
import { isOutOfTime } from './mystery-sets.ts'
import { isOnSale } from './on-sale.ts'
import { RELEASE_DAYS } from './release-days.ts'
import { runningEvents } from './running-events.ts'
import { nextStockAt, saleStartOf } from './sale-day.ts'
import { spanAt } from './yearly-event.ts'

/**
 * When the sale of something ends that is on sale now, as shops tell it: with its month, its gala or its event; the
 * last is told to the day. Nothing for what is not on sale, and for what always is. Reference, content facts 6.2.
 */
export const saleEnd = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): Instant | undefined => {
  if (!isOnSale(catalogue, kind, key, now)) return undefined
  return eventEnd(catalogue, kind, key, now) ?? usualEnd(kind, key, now)
}

const eventEnd = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): Instant | undefined => {
  const event = runningEvents(catalogue, now).find(({ sells }) => sells?.[kind as EventKind]?.includes(key))
  const span = event === undefined ? undefined : spanAt(event, now)
  return span === undefined ? undefined : saleStartOf(dateOf(Math.floor(span.end / DAY)))
}

const usualEnd = (kind: SaleKind, key: string, now: Instant): Instant | undefined => {
  switch (kind) {
    case 'timeTravelers':
      return isOutOfTime(key) ? undefined : nextStockAt(now, RELEASE_DAYS[kind])
    case 'backgrounds':
    case 'petQuests':
    case 'hatchingPotionQuests':
    case 'bundles':
    case 'premiumHatchingPotions':
      return nextStockAt(now, RELEASE_DAYS[kind])
    case 'seasonalGear':
    case 'seasonalSpells':
    case 'seasonalQuests':
    case 'customizations':
      return galaSpan(galaAt(now)).end
    case 'cards':
      return undefined
  }
}
