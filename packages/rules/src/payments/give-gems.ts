import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import { andThen, outcome, refuse } from '../kernel/index.ts'
import { gainGems } from '../gifts/index.ts'
import { succeed, type SharedRule, eventsFor, withDocuments } from '../documents/index.ts'
import { withOnePaymentMore } from './buy-gem-pack.ts'
import { bothSides, type Gift, type GiftRefusals } from './gift.ts'

export type GiveGems = Gift & { readonly amount: number }

type Refusals = GiftRefusals | 'badAmountOfGemsToPurchase'

/** Gives gems that one player pays for to another. docs/reference/api.md 6.1 and 6.3. */
export const giveGems: SharedRule<never, GiveGems, Refusals, undefined> = () => (gift) => (documents) => {
  const { amount } = gift
  if (!Number.isSafeInteger(amount) || amount < 1) return refuse('badAmountOfGemsToPurchase')
  const sides = bothSides(gift)(documents)
  if (E.isLeft(sides)) return sides
  const { giver, receiver } = sides.right
  const gain = gainGems({
    amount: amount / GEMS_PER_BALANCE,
    transaction: 'gift_receive',
    reference: giver._id,
  })
  const received = andThen(gain)(
    outcome(giver === receiver ? withOnePaymentMore(receiver) : receiver, [
      { type: 'GemsReceived', from: giver._id, gems: amount },
    ]),
  )
  const users = giver === receiver ? [received.state] : [withOnePaymentMore(giver), received.state]
  return succeed(withDocuments(documents, 'users', users), undefined, eventsFor(receiver._id, received.events))
}
