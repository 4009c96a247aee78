import * as E from 'fp-ts/lib/Either.js'
import { isGiftOneGetOne } from '../calendar/index.ts'
import { succeed, type SharedRule, eventsFor, withDocuments } from '../documents/index.ts'
import { blockForSale, type BlockRefusals, type Order, receiveSubscription } from '../money/index.ts'
import { bothSides, type Gift, type GiftRefusals } from './gift.ts'

export type GiveSubscription = Gift & Order

/** `returned`: whether the giver got the same subscription. */
type Report = { readonly returned: boolean }

/**
 * Gives a subscription that one player pays for to another. During a gift-one-get-one promotion the giver gets the
 * same, unless it is a gift to themselves. docs/reference/rules.md 14.5.
 */
export const giveSubscription: SharedRule<'catalogue' | 'now', GiveSubscription, GiftRefusals | BlockRefusals, Report> =
  ({ catalogue, now }) =>
  (gift) =>
  (documents) => {
    const sides = bothSides(gift)(documents)
    if (E.isLeft(sides)) return sides
    const block = blockForSale(catalogue)(gift)
    if (E.isLeft(block)) return block
    const { giver, receiver } = sides.right
    const receive = receiveSubscription(catalogue, now)(block.right)
    const receiverOutcome = receive(receiver)
    const events = eventsFor(receiver._id, receiverOutcome.events)
    if (giver === receiver || !isGiftOneGetOne(catalogue, now))
      return succeed(withDocuments(documents, 'users', [receiverOutcome.state]), { returned: false }, events)
    const giverOutcome = receive(giver)
    const state = withDocuments(documents, 'users', [receiverOutcome.state, giverOutcome.state])
    return succeed(state, { returned: true }, [...events, ...eventsFor(giver._id, giverOutcome.events)])
  }
