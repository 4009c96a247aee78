import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { type Instant, ownEntry } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { gearForSale, offerOf } from '../shops/index.ts'
import { userStep } from './day-step.ts'

const GEAR = 'gear.flat.'

/** Removes pins of items that left the game or can no longer be bought. docs/reference/rules.md 3.4 step 13. */
export const dropUnavailablePins = userStep(({ catalogue, now }, user) => {
  const remaining = user.pinnedItems.filter((pin) => isOnOffer(catalogue, now, user, pin))
  return remaining.length === user.pinnedItems.length ? user : { ...user, pinnedItems: remaining }
})

const isOnOffer = (catalogue: Catalogue, now: Instant, user: User, pin: Pin): boolean => {
  if (offerOf(catalogue, now)(pin)(user) === undefined) return false
  const piece = pin.path.startsWith(GEAR) ? ownEntry(catalogue.gear, pin.path.slice(GEAR.length)) : undefined
  if (piece === undefined) return true
  const sale = gearForSale(catalogue, now)(piece)(user)
  return E.isRight(sale) || sale.left.key === 'previousGearNotOwned'
}
