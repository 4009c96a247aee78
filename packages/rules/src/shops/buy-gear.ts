import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { takeFirstStep, ultimateGear } from '../achievements/index.ts'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import {
  followedBy,
  gearPath,
  goldFor,
  type NumberOrText,
  putOn,
  singleOf,
  textId,
  unpin,
  withOutfit,
  withoutGold,
} from '../inventory/index.ts'
import { lookUp, type Outcome, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { withClassPins } from './class-pins.ts'
import { gearForSale, type SaleRefusals } from './gear-for-sale.ts'

export type BuyGear = { readonly key?: string; readonly quantity?: NumberOrText }

type Refusals =
  | 'missingKeyParam'
  | 'invalidQuantity'
  | 'messageNotAbleToBuyInBulk'
  | 'itemNotFound'
  | 'messageNotEnoughGold'
  | SaleRefusals

/**
 * Buys a piece of gear of the market for gold, puts it on if the player likes that, and pins the next ones.
 * Reference, rules 10.1 and 10.2.
 */
export const buyGear: Rule<'catalogue' | 'now', BuyGear, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) => {
    if (!key) return refuse('missingKeyParam')
    const single = singleOf(quantity)
    if (E.isLeft(single)) return single
    const piece = lookUp(catalogue.gear, key)
    if (piece === undefined) return refuse('itemNotFound', { key })
    return pipe(
      goldFor(user, piece.value),
      E.chainW(() => gearForSale(catalogue, now)(piece)(user)),
      E.map(() => bought(catalogue, piece, user)),
    )
  }

const bought = (catalogue: Catalogue, piece: Gear, user: User): Outcome<User, undefined> =>
  pipe(
    user.preferences.autoEquip ? wearing(catalogue, piece, user) : plainly(piece, user),
    followedBy(takeFirstStep('purchasedEquipment')),
    followedBy((buyer) => outcome(owning(catalogue, piece, buyer), [{ type: 'GearBought', gear: piece.key }])),
    followedBy((owner) => (piece.last ? ultimateGear(catalogue)(owner) : outcome(owner))),
    followedBy((owner) => outcome(withoutGold(owner, piece.value))),
  )

const plainly = (piece: Gear, user: User): Outcome<User, undefined> => ({
  ...outcome(user),
  message: { key: 'messageBought', params: { item: textId('gear', piece.key) } },
})

const wearing = (catalogue: Catalogue, piece: Gear, user: User): Outcome<User, undefined> => {
  const { outfit, message } = putOn(catalogue)(piece)(user.items.gear.equipped)
  const told = message === undefined ? plainly(piece, user) : { ...outcome(user), message }
  return {
    ...told,
    state: withOutfit(user, 'equipped', outfit),
    events: [{ type: 'GearEquipped', gear: piece.key }],
  }
}

const owning = (catalogue: Catalogue, piece: Gear, user: User): User => {
  const { gear } = user.items
  const owner = withItems(user, { gear: { ...gear, owned: { ...gear.owned, [piece.key]: true } } })
  return withClassPins(catalogue, unpin(owner, gearPath(piece.key)))
}
