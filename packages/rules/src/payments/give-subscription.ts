import * as E from 'fp-ts/lib/Either.js'
import { isGiftOneGetOne } from '../calendar/index.ts'
import { eventsFor, findDocument, succeed, type SharedRule, withDocuments, withUser } from '../documents/index.ts'
import { blockForSale, type BlockRefusals, type Order, receiveSubscription } from '../money/index.ts'
import { bothSides, type Gift, type GiftRefusals, giverOf, withGiftLetter } from './gift.ts'

export type GiveSubscription = Gift & Order

/** `returned`: whether the giver got the same subscription. */
type Report = { readonly returned: boolean }

/**
 * Gives a subscription that one player pays for to another. During a gift-one-get-one promotion the giver gets the
 * same, unless it is a gift to themselves. docs/reference/rules.md 14.5.
 */
export const giveSubscription: SharedRule<
  'catalogue' | 'now' | 'seed',
  GiveSubscription,
  GiftRefusals | BlockRefusals,
  Report
> = (context) => (gift) => (documents) => {
  const sides = bothSides(gift)(documents)
  if (E.isLeft(sides)) return sides
  const { catalogue, now } = context
  const block = blockForSale(catalogue)(gift)
  if (E.isLeft(block)) return block
  const { giver, receiver } = sides.right
  const { key, months } = block.right
  const receive = receiveSubscription(catalogue, now)(block.right)
  const received = receive(receiver)
  const letter = withGiftLetter(context, withDocuments(documents, 'users', [received.state]), {
    ...gift,
    info: { type: 'subscription_gifted', months },
  })
  const giftEvent = { type: 'SubscriptionGiven', block: key, months, ...giverOf(giver, gift) } as const
  const events = [...eventsFor(receiver._id, [...received.events, giftEvent]), ...letter.events]
  const payer = findDocument(letter.state, 'users', giver._id)
  if (giver === receiver || payer === undefined || !isGiftOneGetOne(catalogue, now))
    return succeed(letter.state, { returned: false }, events)
  const returned = receive(payer)
  return succeed(withUser(letter.state, returned.state), { returned: true }, [
    ...events,
    ...eventsFor(giver._id, returned.events),
  ])
}
