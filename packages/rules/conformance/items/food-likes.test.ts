import { everyCaseOf } from '../support/topic.ts'
import { type Expected, faultsOfCall } from '../support/shop-case.ts'

/** Points of the pet before its one piece of food. */
const BEFORE = 5

type Case = {
  readonly pet: string
  readonly food: string
  readonly step?: number
  readonly refused?: NonNullable<Expected['refused']>
}

everyCaseOf<Case>('food-likes', ({ pet, food, step = 0, refused }) => {
  const user = { [`items.pets.${pet}`]: BEFORE, [`items.food.${food}`]: 1, 'achievements.fedPet': true }
  const points = BEFORE + step
  const fed: Expected = {
    changed: { [`items.pets.${pet}`]: points, [`items.food.${food}`]: 0 },
    returns: points,
    message: step === 5 ? 'messageLikesFood' : 'messageDontEnjoyFood',
  }
  return faultsOfCall({ command: 'feed', params: { pet, food } }, { user, expect: refused ? { refused } : fed })
})
