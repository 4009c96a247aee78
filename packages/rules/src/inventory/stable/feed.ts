import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { mountColorSets, takeFirstStep } from '../../achievements/index.ts'
import type { Food } from '../../catalogue/index.ts'
import { type Message, type Outcome, type Rule, andThen } from '../../kernel/index.ts'
import { type User, withItems } from '../../model/index.ts'
import { FEEDING, isSaddle, stepOf } from './feeding.ts'
import { type Feed, type Meal, mealOf, type MealRefusals } from './meal.ts'
import { textId } from '../text-id.ts'

/** The feeding points of a pet that became a mount. */
const RAISED = -1

type FeedOutcome = Outcome<User, number>

/**
 * A pet grows by what it is fed and turns into a mount at 50 points; a saddle raises it at once.
 * Reports the points it has then, -1 for a mount. docs/reference/rules.md 7.3 and 7.4.
 */
export const feed: Rule<'catalogue', Feed, MealRefusals, User, number> =
  ({ catalogue }) =>
  (params) =>
  (user) =>
    pipe(
      mealOf(catalogue)(params)(user),
      E.map((meal) => (isSaddle(meal.food) ? raise({ ...meal, amount: 1 }, user) : serve(meal, user))),
      E.map(andThen(mountColorSets(catalogue))),
    )

const serve = (meal: Meal, user: User): FeedOutcome => {
  const { pet, food } = meal
  const step = stepOf(pet, food)
  const liked = step === FEEDING.liked
  const points = meal.points + meal.amount * step
  const after = points >= FEEDING.mount ? raise(meal, user) : grow(meal, points, user)
  const served: FeedOutcome = {
    ...after,
    events: [{ type: 'PetFed', pet: pet.key, food: food.key, liked }, ...after.events],
  }
  return andThen(takeFirstStep('fedPet'))(served)
}

const grow = (meal: Meal, points: number, user: User): FeedOutcome => ({
  state: meal.amount === 0 ? user : withPoints(withoutFood(user, meal), meal, points),
  report: points,
  events: [],
  message: likes(meal),
})

const raise = (meal: Meal, user: User): FeedOutcome => {
  const { key } = meal.pet
  const { mounts, currentPet } = user.items
  const raised = withPoints(withoutFood(user, meal), meal, RAISED)
  return {
    state: withItems(raised, {
      mounts: { ...mounts, [key]: true },
      currentPet: currentPet === key ? '' : currentPet,
    }),
    report: RAISED,
    events: [{ type: 'MountGained', pet: key }],
    message: { key: 'messageEvolve', params: { pet: textId('pets', key) } },
  }
}

const likes = ({ pet, food }: Meal): Message => ({
  key: stepOf(pet, food) === FEEDING.liked ? 'messageLikesFood' : 'messageDontEnjoyFood',
  params: { pet: textId('pets', pet.key), food: textId('food', food.key) },
})

/** A pet that was raised before keeps its points, and `pets` its identity: mounts can be lost without the pet. */
const withPoints = (user: User, { pet }: Meal, points: number): User =>
  user.items.pets[pet.key] === points ? user : withItems(user, { pets: { ...user.items.pets, [pet.key]: points } })

const withoutFood = (user: User, { food, amount }: { readonly food: Food; readonly amount: number }): User =>
  withItems(user, { food: { ...user.items.food, [food.key]: (user.items.food[food.key] ?? 0) - amount } })
