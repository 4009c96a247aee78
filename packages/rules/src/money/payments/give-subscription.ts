import * as E from 'fp-ts/lib/Either.js'
import { isGiftOneGetOne } from '../../calendar/index.ts'
import { done, type SocialRule, toldTo, withDocuments } from '../../social/society/index.ts'
import { blockForSale, type BlockRefusals, type Order } from '../block-for-sale.ts'
import { bothSides, type Gift, type GiftRefusals } from './gift.ts'
import { receiveSubscription } from '../receive-subscription.ts'

export type GiveSubscription = Gift & Order

/** Whether the giver got the same. */
type Report = { readonly returned: boolean }

/**
 * A subscription that one player pays for and another gets; while a gift comes back, the giver gets the same, unless it
 * was for themselves. Reference, rules 14.5.
 */
export const giveSubscription: SocialRule<'catalogue' | 'now', GiveSubscription, GiftRefusals | BlockRefusals, Report> =
  ({ catalogue, now }) =>
  (gift) =>
  (society) => {
    const sides = bothSides(gift)(society)
    if (E.isLeft(sides)) return sides
    const block = blockForSale(catalogue)(gift)
    if (E.isLeft(block)) return block
    const { giver, receiver } = sides.right
    const receive = receiveSubscription(catalogue, now)(block.right)
    const given = receive(receiver)
    const told = toldTo(receiver._id, given.events)
    if (giver === receiver || !isGiftOneGetOne(catalogue, now))
      return done(withDocuments(society, 'users', [given.state]), { returned: false }, told)
    const back = receive(giver)
    const state = withDocuments(society, 'users', [given.state, back.state])
    return done(state, { returned: true }, [...told, ...toldTo(giver._id, back.events)])
  }
