import type { Catalogue, EventKind, SaleKind } from '../../catalogue/index.ts'
import { DAY, type Instant } from '../../kernel/index.ts'
import { dateOf, nextStockAt, saleStartOf } from '../days/index.ts'
import { galaAt, galaSpan, runningEvents, spanAt } from '../events/index.ts'
import { eventBackgrounds } from './background-sets.ts'
import { isOutOfTime } from './mystery-sets.ts'
import { isOnSale } from './on-sale.ts'
import { RELEASE_DAYS } from './release-days.ts'

/**
 * When the current sale of an item ends, as shops show it: with its month, gala or event, events to the day. Undefined
 * for items that are not on sale or always are. docs/reference/content-facts.md 6.2.
 */
export const saleEnd = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): Instant | undefined => {
  if (!isOnSale(catalogue, kind, key, now)) return undefined
  return eventEnd(catalogue, kind, key, now) ?? usualEnd(kind, key, now)
}

const eventEnd = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): Instant | undefined => {
  const running = runningEvents(catalogue, now)
  const event =
    kind === 'eventBackgrounds'
      ? running.find((each) => eventBackgrounds(catalogue, [each]).some((scene) => scene.key === key))
      : running.find(({ sells }) => sells?.[kind as EventKind]?.includes(key))
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
    case 'eventBackgrounds':
      return undefined
  }
}
