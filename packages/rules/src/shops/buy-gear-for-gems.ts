import * as E from 'fp-ts/lib/Either.js'
import { isOnSale } from '../calendar/index.ts'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import {
  followedBy,
  GEMS_PER_BALANCE,
  gearPath,
  gemsFor,
  type NumberOrText,
  ownsGear,
  payGems,
  singleOf,
  unpin,
} from '../inventory/index.ts'
import { type Instant, lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { isGalaPiece } from './gala-gear.ts'

export type BuyGearForGems = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals =
  | 'invalidQuantity'
  | 'messageNotAbleToBuyInBulk'
  | 'contentKeyNotFound'
  | 'alreadyHave'
  | 'messageNotAvailable'
  | 'notEnoughGems'

/** Gems for a piece; a weapon for two hands, an animal's ears and tails cost double. Reference, rules 15, CONFLICT-7. */
export const gemsForGear = ({ twoHanded, gearSet }: Gear): number => (twoHanded || gearSet === 'animal' ? 4 : 2)

/** Buys ears and tails at any time, gear of the running gala whatever its class and year. Reference, rules 10.5. */
export const buyGearForGems: Rule<'catalogue' | 'now', BuyGearForGems, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) => {
    const single = singleOf(quantity)
    if (E.isLeft(single)) return single
    const piece = lookUp(catalogue.gear, key)
    if (piece === undefined) return refuse('contentKeyNotFound', { key })
    if (ownsGear(user, key)) return refuse('alreadyHave')
    if (!isSoldForGems(catalogue, piece, now)) return refuse('messageNotAvailable')
    const price = gemsFor(user, gemsForGear(piece) / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const { gear } = user.items
    const owner = withItems(user, { gear: { ...gear, owned: { ...gear.owned, [piece.key]: true } } })
    const bought = outcome(unpin(owner, gearPath(key)), [{ type: 'GearBought', gear: piece.key }])
    return E.right(followedBy(payGems({ price: price.right, transaction: 'spend', reference: key }))(bought))
  }

export const isSoldForGems = (catalogue: Catalogue, piece: Gear, now: Instant): boolean =>
  piece.gearSet === 'animal' ||
  (isGalaPiece(piece) && piece.set !== undefined && isOnSale(catalogue, 'seasonalGear', piece.set, now))
