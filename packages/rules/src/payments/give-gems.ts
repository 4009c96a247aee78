import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import { andThen, outcome, refuse } from '../kernel/index.ts'
import { gainGems } from '../gifts/index.ts'
import { succeed, type SharedRule, eventsFor, withDocuments } from '../documents/index.ts'
import { withOnePaymentMore } from './buy-gem-pack.ts'
import { bothSides, type Gift, type GiftRefusals, giverOf, withGiftLetter } from './gift.ts'

export type GiveGems = Gift & { readonly amount: number }

type Refusals = GiftRefusals | 'badAmountOfGemsToPurchase'

/** Gives gems that one player pays for to another. docs/reference/api.md 6.1 and 6.3. */
export const giveGems: SharedRule<'now' | 'seed', GiveGems, Refusals, undefined> =
  (context) => (gift) => (documents) => {
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
        { type: 'GemsReceived', gems: amount, ...giverOf(giver, gift) },
      ]),
    )
    const users = giver === receiver ? [received.state] : [withOnePaymentMore(giver), received.state]
    const info = { type: 'gems_gifted', gems: amount }
    const letter = withGiftLetter(context, withDocuments(documents, 'users', users), { ...gift, info })
    return succeed(letter.state, undefined, [...eventsFor(receiver._id, received.events), ...letter.events])
  }
