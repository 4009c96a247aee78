import { worldEvents } from '@daykeep/rules/calendar'
import type { Catalogue, FoodFamily } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'

type RunningEvent = ReturnType<typeof worldEvents>[number]

/** Something that goes on for a while, in the words of tools. Reference, api 3.14. */
export type EventOfToday = Omit<RunningEvent, 'foodSeason'> & { readonly foodSeason?: string }

/** Families of food as tools know them. */
export const FOOD_NAMES: Readonly<Record<FoodFamily, string>> = {
  basic: 'Normal',
  cake: 'Cake',
  candy: 'Candy',
  pie: 'Pie',
  saddle: 'Saddle',
}

/** What runs today, in the order of the calendar; the gala of the season always does, and comes last. */
export const eventsOfToday = (
  catalogue: Pick<Catalogue, 'events'>,
  now: Instant,
): readonly [EventOfToday, ...ReadonlyArray<EventOfToday>] => {
  const [first, ...others] = worldEvents(catalogue, now)
  return [inTheirWords(first), ...others.map(inTheirWords)]
}

const inTheirWords = ({ foodSeason, ...event }: RunningEvent): EventOfToday =>
  foodSeason === undefined ? event : { ...event, foodSeason: FOOD_NAMES[foodSeason] }
