import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { takeFirstStep, ultimateGear } from '../../achievements/index.ts'
import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { gearPath, putOn, textId, unpin, withOutfit, withOwnedGear } from '../../inventory/index.ts'
import { andThen, type Outcome, outcome, ownEntry, refuse, type Result, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { goldFor, singleOf, withoutGold } from '../../purse/index.ts'
import { gearForSale, type SaleRefusals } from '../on-sale/index.ts'
import { withClassPins } from '../pins/index.ts'

export type BuyGear = { readonly key: string; readonly quantity?: number }

type Refusals = 'messageNotAbleToBuyInBulk' | 'itemNotFound' | 'messageNotEnoughGold' | SaleRefusals

/**
 * Buys a piece of gear for gold, equips it if the player chose so, and pins the next pieces of the class.
 * docs/reference/rules.md 10.1 and 10.2.
 */
export const buyGear: Rule<'catalogue' | 'now', BuyGear, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) =>
    pipe(
      singleOf(quantity),
      E.chainW(() => pieceOf(catalogue, key)),
      E.chainFirstW((piece) => goldFor(user, piece.value)),
      E.chainFirstW((piece) => gearForSale(catalogue, now)(piece)(user)),
      E.map((piece) => completePurchase(catalogue, piece, user)),
    )

const pieceOf = ({ gear }: Catalogue, key: string): Result<'itemNotFound', Gear> => {
  const piece = ownEntry(gear, key)
  return piece === undefined ? refuse('itemNotFound', { key }) : E.right(piece)
}

const completePurchase = (catalogue: Catalogue, piece: Gear, user: User): Outcome<User, undefined> =>
  pipe(
    user.preferences.autoEquip ? withEquipping(catalogue, piece, user) : withoutEquipping(piece, user),
    andThen(takeFirstStep('purchasedEquipment')),
    andThen((buyer) => outcome(withPiece(catalogue, piece, buyer), [{ type: 'GearBought', gear: piece.key }])),
    andThen((owner) => (piece.last ? ultimateGear(catalogue)(owner) : outcome(owner))),
    andThen((owner) => outcome(withoutGold(owner, piece.value))),
  )

const withoutEquipping = (piece: Gear, user: User): Outcome<User, undefined> => ({
  ...outcome(user),
  message: { key: 'messageBought', params: { item: textId('gear', piece.key) } },
})

const withEquipping = (catalogue: Catalogue, piece: Gear, user: User): Outcome<User, undefined> => {
  const { outfit, message } = putOn(catalogue)(piece)(user.items.gear.equipped)
  return {
    ...(message === undefined ? withoutEquipping(piece, user) : { ...outcome(user), message }),
    state: withOutfit(user, 'equipped', outfit),
    events: [{ type: 'GearEquipped', gear: piece.key }],
  }
}

const withPiece = (catalogue: Catalogue, piece: Gear, user: User): User =>
  withClassPins(catalogue, unpin(withOwnedGear(user, piece.key), gearPath(piece.key)))
