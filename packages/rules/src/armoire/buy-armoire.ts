import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Food, Gear } from '../content/catalogue.ts'
import {
  droppableFoods,
  gearPath,
  goldFor,
  type NumberOrText,
  singleOf,
  textId,
  unpin,
  withoutGold,
} from '../inventory/index.ts'
import type { ArmoireResult, Outcome, Rule } from '../kernel/index.ts'
import { type User, withFlags, withItems } from '../model/index.ts'
import { updateStats } from '../stats/index.ts'
import { armoireGearLeft } from './armoire-gear.ts'
import { drawPrize, type Prize } from './draw-prize.ts'

export type BuyArmoire = { readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'messageNotAbleToBuyInBulk' | 'messageNotEnoughGold'

/** Opens the armoire for gold: gear, food or experience. Reports what was in it. Reference, rules 9.1. */
export const buyArmoire: Rule<'catalogue' | 'now' | 'seed', BuyArmoire, Refusals, User, ArmoireResult> =
  ({ catalogue, now, seed }) =>
  ({ quantity }) =>
  (user) => {
    const single = singleOf(quantity)
    if (E.isLeft(single)) return single
    const price = goldFor(user, catalogue.armoire.value)
    if (E.isLeft(price)) return price
    const prize = drawPrize(seed, {
      gear: armoireGearLeft(catalogue, user, now),
      foods: droppableFoods(catalogue, now),
      opened: user.flags.armoireOpened,
    })
    const given = give(catalogue, prize, user)
    return E.right({
      ...given,
      state: withoutGold(given.state, price.right),
      events: [{ type: 'ArmoireOpened', result: given.report }, ...given.events],
    })
  }

type Given = Outcome<User, ArmoireResult>

const give = (catalogue: Catalogue, prize: Prize, user: User): Given => {
  switch (prize.type) {
    case 'gear':
      return giveGear(prize.piece, prize.emptied, user)
    case 'food':
      return giveFood(prize.food, user)
    case 'experience':
      return giveExperience(catalogue, prize.value, user)
  }
}

const giveGear = (piece: Gear, emptied: boolean, user: User): Given => {
  const { gear } = user.items
  const owning = withItems(user, { gear: { ...gear, owned: { ...gear.owned, [piece.key]: true } } })
  const opened = user.flags.armoireOpened ? owning : withFlags(owning, { armoireOpened: true })
  return {
    state: unpin(opened, gearPath(piece.key)),
    report: { type: 'gear', dropKey: piece.key, emptied },
    events: [],
    message: { key: 'armoireEquipment', params: { item: textId('gear', piece.key) } },
  }
}

const giveFood = ({ key }: Food, user: User): Given => ({
  state: withItems(user, { food: { ...user.items.food, [key]: (user.items.food[key] ?? 0) + 1 } }),
  report: { type: 'food', dropKey: key },
  events: [],
  message: { key: 'armoireFood', params: { item: textId('food', key) } },
})

const giveExperience = (catalogue: Catalogue, value: number, user: User): Given => {
  const { hp, gp, exp } = user.stats
  const updated = updateStats(catalogue)({ hp, gp, exp: exp + value })(user)
  return {
    state: updated.state,
    report: { type: 'experience', value },
    events: updated.events,
    message: { key: 'armoireExp', params: { value } },
  }
}
