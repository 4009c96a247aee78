import { worldEvents } from '@daykeep/rules/calendar'
import type { Catalogue, FoodFamily } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'

type RunningEvent = ReturnType<typeof worldEvents>[number]

/** Something that goes on for a while, in the words of tools. docs/reference/api.md 3.14. */
export type CurrentEvent = Omit<RunningEvent, 'foodSeason'> & { readonly foodSeason?: string }

/** Families of food under the names that third-party clients know. */
export const LEGACY_FOOD_NAMES: Readonly<Record<FoodFamily, string>> = {
  basic: 'Normal',
  cake: 'Cake',
  candy: 'Candy',
  pie: 'Pie',
  saddle: 'Saddle',
}

/** The events of an instant in the order of the calendar; the gala of the season is always there, and last. */
export const currentEvents = (
  catalogue: Pick<Catalogue, 'events'>,
  now: Instant,
): readonly [CurrentEvent, ...ReadonlyArray<CurrentEvent>] => {
  const [first, ...others] = worldEvents(catalogue, now)
  return [toCurrentEvent(first), ...others.map(toCurrentEvent)]
}

const toCurrentEvent = ({ foodSeason, ...event }: RunningEvent): CurrentEvent =>
  foodSeason === undefined ? event : { ...event, foodSeason: LEGACY_FOOD_NAMES[foodSeason] }
