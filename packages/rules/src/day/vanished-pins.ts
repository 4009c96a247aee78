import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { type Instant, lookUp } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { gearForSale, shelfItem } from '../shops/index.ts'
import { forUser } from './new-day.ts'

const GEAR = 'gear.flat.'

/** Pins of what is not in the game any more, or can no longer be bought, go. Reference, rules 3.4 step 13. */
export const dropVanishedPins = forUser(({ world: { catalogue, now } }, user) => {
  const left = user.pinnedItems.filter((pin) => isOnOffer(catalogue, now, user, pin))
  return left.length === user.pinnedItems.length ? user : { ...user, pinnedItems: left }
})

const isOnOffer = (catalogue: Catalogue, now: Instant, user: User, pin: Pin): boolean => {
  if (shelfItem(catalogue, now)(pin)(user) === undefined) return false
  const piece = pin.path.startsWith(GEAR) ? lookUp(catalogue.gear, pin.path.slice(GEAR.length)) : undefined
  if (piece === undefined) return true
  const sale = gearForSale(catalogue, now)(piece)(user)
  return E.isRight(sale) || sale.left.key === 'previousGearNotOwned'
}
