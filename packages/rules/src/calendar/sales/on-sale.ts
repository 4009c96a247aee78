import {
  type Catalogue,
  type EventKind,
  type GalaKind,
  type MonthlyKind,
  type SaleKind,
  isReleased,
} from '../../catalogue/index.ts'
import { fromIso, type Instant, ownEntry } from '../../kernel/index.ts'
import { backgroundSetsOnSale, eventBackgrounds } from './background-sets.ts'
import { galaAt, runningEvents } from '../events/index.ts'
import { galaSetsOnSale } from './gala-sets.ts'
import { mysterySetsOnSale } from './mystery-sets.ts'
import { RELEASE_DAYS } from './release-days.ts'
import { stockMonthAt } from '../days/index.ts'

type Keys = ReadonlyArray<string>

/**
 * The keys of one kind that are on sale now, for any player: the stock of the month, the gala and running events.
 * Backgrounds, looks and gala gear go by set key, mystery sets by month. docs/reference/content-facts.md 6.2.
 */
export const onSale = (catalogue: Catalogue, kind: SaleKind, now: Instant): Keys => {
  switch (kind) {
    case 'timeTravelers':
      return mysterySetsOnSale(catalogue, now).map(({ key }) => key)
    case 'backgrounds':
      return backgroundSetsOnSale(catalogue, now)
    case 'eventBackgrounds':
      return eventBackgrounds(catalogue, runningEvents(catalogue, now)).map(({ key }) => key)
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

/** Whether a shop sells the item or set of that key now. */
export const isOnSale = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): boolean =>
  onSale(catalogue, kind, now).includes(key)

const ofGala = ({ calendar }: Catalogue, kind: GalaKind, now: Instant): Keys => calendar.galas[galaAt(now).season][kind]

const ofMonth = ({ calendar }: Catalogue, kind: MonthlyKind, now: Instant): Keys =>
  calendar.months[stockMonthAt(now, RELEASE_DAYS[kind]).month]?.[kind] ?? []

const ofEvents = (catalogue: Catalogue, kind: EventKind, now: Instant): Keys =>
  runningEvents(catalogue, now).flatMap(({ sells }) => sells?.[kind] ?? [])

/** A potion is available strictly after its release, a quest from its release on; bundles have no release. */
const isOut = (catalogue: Catalogue, kind: MonthlyKind, key: string, now: Instant): boolean => {
  if (kind === 'bundles') return true
  if (kind === 'premiumHatchingPotions') {
    const potion = ownEntry(catalogue.hatchingPotions, key)
    return potion !== undefined && isReleased(potion, now)
  }
  const released = ownEntry(catalogue.quests, key)?.released
  return released === undefined || fromIso(released) <= now
}
