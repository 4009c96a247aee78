import { isOutOfTime, type MysterySet, mysterySets, stockMonthAt } from '@daykeep/rules/calendar'
import type { Catalogue, YearlyEvent } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import { currentGalaSet, gearPin } from '@daykeep/rules/shops'
import { FOOD_NAMES } from '../events-of-today.ts'
import { byKey } from './by-key.ts'
import { CLASSES } from './classes.ts'
import type { Speaking } from './speaking.ts'

/** What belongs to a month, a season or a feast. Content facts 6. */
export const calendarIn = (catalogue: Catalogue, speak: Speaking, now: Instant) => ({
  events: byKey(catalogue.calendar.pastEvents, (event) => event),
  repeatingEvents: byKey(catalogue.events, yearlyEntry),
  mystery: byKey(
    mysterySets(catalogue).filter(({ key }) => isOutOfTime(key) || key <= monthOf(now)),
    (set) => mysteryEntry(set, speak),
  ),
  officialPinnedItems: CLASSES.flatMap((name) => currentGalaSet(catalogue, name, now).map(gearPin)),
})

/** Any year will do: tools look at day and hour only. */
const SOME_YEAR = 1970

const yearlyEntry = ({ from, until, name, foodSeason, sells: _stock, ...event }: YearlyEvent) => ({
  ...event,
  event: name ?? event.key,
  start: `${SOME_YEAR}-${from}`,
  end: `${until < from ? SOME_YEAR + 1 : SOME_YEAR}-${until}`,
  ...(foodSeason === undefined ? {} : { foodSeason: FOOD_NAMES[foodSeason] }),
})

const monthOf = (now: Instant): string => {
  const { year, month } = stockMonthAt(now, 1)
  return `${year}${String(month + 1).padStart(2, '0')}`
}

const mysteryEntry = ({ key, pieces }: MysterySet, { say }: Speaking) => ({
  key,
  text: say('api.mysterySet', { year: key.slice(0, 4), month: key.slice(4) }),
  class: `shop_set_mystery_${key}`,
  items: pieces.map((piece) => piece.key),
})
