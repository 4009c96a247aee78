import type { Catalogue, EventKind, GalaKind, MonthlyKind, SaleKind } from '../content/catalogue.ts'
import { isReleased } from '../content/is-released.ts'
import { fromIso, type Instant, lookUp } from '../kernel/index.ts'
import { backgroundSetsOnSale } from './background-sets.ts'
import { galaAt } from './gala.ts'
import { galaSetsOnSale } from './gala-sets.ts'
import { mysterySetsOnSale } from './mystery-sets.ts'
import { RELEASE_DAYS } from './release-days.ts'
import { runningEvents } from './running-events.ts'
import { stockMonthAt } from './sale-day.ts'

type Keys = ReadonlyArray<string>

/**
 * What of a kind is on sale now, whoever asks: the stock of the month, of the gala, and what events bring. Backgrounds,
 * looks and gear of galas go by the keys of their sets, mystery sets by their month. Reference, content facts 6.2.
 */
export const onSale = (catalogue: Catalogue, kind: SaleKind, now: Instant): Keys => {
  switch (kind) {
    case 'timeTravelers':
      return mysterySetsOnSale(catalogue, now).map(({ key }) => key)
    case 'backgrounds':
      return backgroundSetsOnSale(catalogue, now)
    case 'seasonalGear':
      return galaSetsOnSale(catalogue, now).map(({ key }) => key)
    case 'customizations':
      return [...catalogue.calendar.lastingCustomizations, ...ofGala(catalogue, kind, now)]
    case 'seasonalSpells':
    case 'seasonalQuests':
      return ofGala(catalogue, kind, now)
    case 'cards':
      return ofEvents(catalogue, kind, now)
    case 'petQuests':
    case 'hatchingPotionQuests':
    case 'bundles':
    case 'premiumHatchingPotions':
      return [...ofMonth(catalogue, kind, now), ...ofEvents(catalogue, kind, now)].filter((key) =>
        isOut(catalogue, kind, key, now),
      )
  }
}

export const isOnSale = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): boolean =>
  onSale(catalogue, kind, now).includes(key)

const ofGala = ({ calendar }: Catalogue, kind: GalaKind, now: Instant): Keys => calendar.galas[galaAt(now).season][kind]

const ofMonth = ({ calendar }: Catalogue, kind: MonthlyKind, now: Instant): Keys =>
  calendar.months[stockMonthAt(now, RELEASE_DAYS[kind]).month]?.[kind] ?? []

const ofEvents = (catalogue: Catalogue, kind: EventKind, now: Instant): Keys =>
  runningEvents(catalogue, now).flatMap(({ sells }) => sells?.[kind] ?? [])

/** A potion is there strictly after its release, a quest from it on; bundles have none. */
const isOut = (catalogue: Catalogue, kind: MonthlyKind, key: string, now: Instant): boolean => {
  if (kind === 'bundles') return true
  if (kind === 'premiumHatchingPotions') {
    const potion = lookUp(catalogue.hatchingPotions, key)
    return potion !== undefined && isReleased(potion, now)
  }
  const released = lookUp(catalogue.quests, key)?.released
  return released === undefined || fromIso(released) <= now
}
