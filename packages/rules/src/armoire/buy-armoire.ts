import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue, Food, Gear } from '../catalogue/index.ts'
import { droppableFoods, gearPath, textId, unpin, withOwnedGear } from '../inventory/index.ts'
import type { ArmoireResult, Outcome, Rule } from '../kernel/index.ts'
import { type User, withFlags, withItems } from '../model/index.ts'
import { goldFor, singleOf, withoutGold } from '../purse/index.ts'
import { updateStats } from '../stats/index.ts'
import { armoireGearLeft } from './armoire-gear.ts'
import { drawPrize, type Prize } from './draw-prize.ts'

export type BuyArmoire = { readonly quantity?: number }

type Refusals = 'messageNotAbleToBuyInBulk' | 'messageNotEnoughGold'

/** Opens the armoire for gold: gear, food or experience. Reports the prize. docs/reference/rules.md 9.1. */
export const buyArmoire: Rule<'catalogue' | 'now' | 'seed', BuyArmoire, Refusals, User, ArmoireResult> =
  ({ catalogue, now, seed }) =>
  ({ quantity }) =>
  (user) =>
    pipe(
      singleOf(quantity),
      E.chainW(() => goldFor(user, catalogue.armoire.value)),
      E.map((price) => {
        const pool = {
          gear: armoireGearLeft(catalogue, user, now),
          foods: droppableFoods(catalogue, now),
          opened: user.flags.armoireOpened,
        }
        const { state, events, ...awarded } = award(catalogue, drawPrize(seed, pool), user)
        return {
          ...awarded,
          state: withoutGold(state, price),
          events: [{ type: 'ArmoireOpened', result: awarded.report }, ...events],
        }
      }),
    )

type PrizeOutcome = Outcome<User, ArmoireResult>

const award = (catalogue: Catalogue, prize: Prize, user: User): PrizeOutcome => {
  switch (prize.type) {
    case 'gear':
      return awardGear(prize.piece, prize.emptied, user)
    case 'food':
      return awardFood(prize.food, user)
    case 'experience':
      return awardExperience(catalogue, prize.value, user)
  }
}

const awardGear = (piece: Gear, emptied: boolean, user: User): PrizeOutcome => {
  const owner = withOwnedGear(user, piece.key)
  const opened = user.flags.armoireOpened ? owner : withFlags(owner, { armoireOpened: true })
  return {
    state: unpin(opened, gearPath(piece.key)),
    report: { type: 'gear', dropKey: piece.key, emptied },
    events: [],
    message: { key: 'armoireEquipment', params: { item: textId('gear', piece.key) } },
  }
}

const awardFood = ({ key }: Food, user: User): PrizeOutcome => ({
  state: withItems(user, { food: { ...user.items.food, [key]: (user.items.food[key] ?? 0) + 1 } }),
  report: { type: 'food', dropKey: key },
  events: [],
  message: { key: 'armoireFood', params: { item: textId('food', key) } },
})

const awardExperience = (catalogue: Catalogue, value: number, user: User): PrizeOutcome => {
  const { hp, gp, exp } = user.stats
  const updated = updateStats(catalogue)({ hp, gp, exp: exp + value })(user)
  return {
    state: updated.state,
    report: { type: 'experience', value },
    events: updated.events,
    message: { key: 'armoireExp', params: { value } },
  }
}
