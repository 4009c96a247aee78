import type { Catalogue } from '../content/catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import { runningEvents } from './running-events.ts'

/** Gems in each pack while a sale goes on, or nothing without one. Reference, content facts 6.5. */
export const gemsPromoAt = (catalogue: Catalogue, now: Instant): Readonly<Record<string, number>> | undefined =>
  runningEvents(catalogue, now).find(({ gemsPromo }) => gemsPromo !== undefined)?.gemsPromo

/** Whoever gives a subscription now gets the same. */
export const isGiftOneGetOne = (catalogue: Catalogue, now: Instant): boolean =>
  runningEvents(catalogue, now).some(({ promo }) => promo === 'g1g1')
