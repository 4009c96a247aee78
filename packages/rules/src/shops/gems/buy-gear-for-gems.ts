import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOnSale } from '../../calendar/index.ts'
import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { gearPath, ownsGear, unpin, withOwnedGear } from '../../inventory/index.ts'
import { type Instant, outcome, ownEntry, refuse, type Result, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { singleOf } from '../../purse/index.ts'
import { isGalaPiece } from '../on-sale/index.ts'
import { sellForGems } from './sell-for-gems.ts'

export type BuyGearForGems = { readonly key: string; readonly quantity?: number }

type Refusals =
  | 'messageNotAbleToBuyInBulk'
  | 'contentKeyNotFound'
  | 'alreadyHave'
  | 'messageNotAvailable'
  | 'notEnoughGems'

/** Gems for a piece; two-handed weapons, animal ears and tails cost double. docs/decisions/031-gear-for-gems.md. */
export const gemsForGear = ({ twoHanded, gearSet }: Gear): number => (twoHanded || gearSet === 'animal' ? 4 : 2)

/** Buys animal ears and tails at any time, and gear of the current gala of any class and year. docs/reference/rules.md 10.5. */
export const buyGearForGems: Rule<'catalogue' | 'now', BuyGearForGems, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) =>
    pipe(
      singleOf(quantity),
      E.chainW(() => gearForGems(catalogue, key, user, now)),
      E.chainW((piece) =>
        sellForGems({ price: gemsForGear(piece), reference: key })((buyer) =>
          outcome(unpin(withOwnedGear(buyer, piece.key), gearPath(key)), [{ type: 'GearBought', gear: piece.key }]),
        )(user),
      ),
    )

const gearForGems = (
  catalogue: Catalogue,
  key: string,
  user: User,
  now: Instant,
): Result<'contentKeyNotFound' | 'alreadyHave' | 'messageNotAvailable', Gear> => {
  const piece = ownEntry(catalogue.gear, key)
  if (piece === undefined) return refuse('contentKeyNotFound', { key })
  if (ownsGear(user, key)) return refuse('alreadyHave')
  return isSoldForGems(catalogue, piece, now) ? E.right(piece) : refuse('messageNotAvailable')
}

const isSoldForGems = (catalogue: Catalogue, piece: Gear, now: Instant): boolean =>
  piece.gearSet === 'animal' ||
  (isGalaPiece(piece) && piece.set !== undefined && isOnSale(catalogue, 'seasonalGear', piece.set, now))
