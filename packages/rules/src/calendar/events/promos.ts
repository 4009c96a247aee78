import type { Catalogue } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { runningEvents } from './running-events.ts'

/** Gems in each pack during a sale; undefined without one. docs/reference/content-facts.md 6.5. */
export const gemsPromoAt = (catalogue: Catalogue, now: Instant): Readonly<Record<string, number>> | undefined =>
  runningEvents(catalogue, now).find(({ gemsPromo }) => gemsPromo !== undefined)?.gemsPromo

/** Whether giving a subscription now also grants one to the giver. */
export const isGiftOneGetOne = (catalogue: Catalogue, now: Instant): boolean =>
  runningEvents(catalogue, now).some(({ promo }) => promo === 'g1g1')
