import { isRunning } from '../calendar/index.ts'
import { type Catalogue, type Food, type FoodFamily, memoizeByCatalogue } from '../catalogue/index.ts'
import type { Instant } from '../kernel/index.ts'

/** The family of food that drops and is sold now: basic, unless an event has one of its own. docs/reference/content-facts.md 6.5. */
export const foodSeasonAt = (catalogue: Catalogue, now: Instant): FoodFamily =>
  catalogue.events?.findLast((event) => event.foodSeason !== undefined && isRunning(event, now))?.foodSeason ?? 'basic'

/** Foods that may drop now, in content order. docs/reference/rules.md 7.3. */
export const droppableFoods = (catalogue: Catalogue, now: Instant): ReadonlyArray<Food> => {
  const season = foodSeasonAt(catalogue, now)
  return foodsByFamily(catalogue)[season] ?? []
}

const foodsByFamily = memoizeByCatalogue(({ food }): Partial<Readonly<Record<FoodFamily, ReadonlyArray<Food>>>> => {
  const families: Partial<Record<FoodFamily, ReadonlyArray<Food>>> = {}
  for (const each of Object.values<Food>(food)) families[each.family] = [...(families[each.family] ?? []), each]
  return families
})
