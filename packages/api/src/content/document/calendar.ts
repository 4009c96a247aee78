import { isOutOfTime, type MysterySet, mysterySets, stockMonthAt } from '@daykeep/rules/calendar'
import type { Catalogue, YearlyEvent } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { currentGalaSet, gearPin } from '@daykeep/rules/shops'
import { LEGACY_FOOD_NAMES } from '../current-events.ts'
import { byKey } from './by-key.ts'
import { CLASSES } from '@daykeep/rules/model'
import type { Translator } from '../../i18n/translator.ts'

/** What belongs to a month, a season or a feast. docs/reference/content-facts.md 6. */
export const toCalendar = (catalogue: Catalogue, translator: Translator, now: Instant) => ({
  events: byKey(catalogue.calendar.pastEvents, (event) => event),
  repeatingEvents: byKey(catalogue.events, yearlyEntry),
  mystery: byKey(
    mysterySets(catalogue).filter(({ key }) => isOutOfTime(key) || key <= monthOf(now)),
    (set) => mysteryEntry(set, translator),
  ),
  officialPinnedItems: CLASSES.flatMap((name) => currentGalaSet(catalogue, name, now).map(gearPin)),
})

/** Clients read day and hour only. */
const ANY_YEAR = 1970

const yearlyEntry = ({ from, until, name, foodSeason, sells: _stock, ...event }: YearlyEvent) => ({
  ...event,
  event: name ?? event.key,
  start: `${ANY_YEAR}-${from}`,
  end: `${until < from ? ANY_YEAR + 1 : ANY_YEAR}-${until}`,
  ...(foodSeason === undefined ? {} : { foodSeason: LEGACY_FOOD_NAMES[foodSeason] }),
})

const monthOf = (now: Instant): string => {
  const { year, month } = stockMonthAt(now, 1)
  return `${year}${String(month + 1).padStart(2, '0')}`
}

const mysteryEntry = ({ key, pieces }: MysterySet, { translate }: Translator) => ({
  key,
  text: translate('api.mysterySet', { year: key.slice(0, 4), month: key.slice(4) }),
  class: `shop_set_mystery_${key}`,
  items: pieces.map((piece) => piece.key),
})
