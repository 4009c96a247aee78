import type { Catalogue, YearlyEvent } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { runningEvents } from './running-events.ts'
import { spanAt } from './yearly-event.ts'

/** Gems in each pack during a sale; undefined without one. docs/reference/content-facts.md 6.5. */
export const gemsPromoAt = (catalogue: Catalogue, now: Instant): Readonly<Record<string, number>> | undefined =>
  runningEvents(catalogue, now).find(({ gemsPromo }) => gemsPromo !== undefined)?.gemsPromo

/** Whether giving a subscription now also grants one to the giver. */
export const isGiftOneGetOne = (catalogue: Catalogue, now: Instant): boolean =>
  runningEvents(catalogue, now).some(({ promo }) => promo === 'g1g1')

/** When each promotion that runs now ends: more gems in each pack, and two subscriptions for one that is given away. */
export type Promos = { readonly gems?: Instant; readonly gift?: Instant }

/** The promotions that banners tell of. docs/reference/application.md 3 (world state, banners). */
export const promosAt = (catalogue: Pick<Catalogue, 'events'>, now: Instant): Promos => {
  const running = runningEvents(catalogue, now)
  const endOf = (event: YearlyEvent | undefined): Instant | undefined => event && spanAt(event, now)?.end
  const gems = endOf(running.find(({ gemsPromo }) => gemsPromo !== undefined))
  const gift = endOf(running.find(({ promo }) => promo === 'g1g1'))
  return { ...(gems !== undefined && { gems }), ...(gift !== undefined && { gift }) }
}
