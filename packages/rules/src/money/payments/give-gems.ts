import * as E from 'fp-ts/lib/Either.js'
import { followedBy, GEMS_PER_BALANCE } from '../../inventory/index.ts'
import { outcome, refuse } from '../../kernel/index.ts'
import { gainGems } from '../../social/gifts/index.ts'
import { done, type SocialRule, toldTo, withDocuments } from '../../social/society/index.ts'
import { withOnePaymentMore } from './buy-gem-pack.ts'
import { bothSides, type Gift, type GiftRefusals } from './gift.ts'

export type GiveGems = Gift & { readonly amount: number }

type Refusals = GiftRefusals | 'badAmountOfGemsToPurchase'

/** Gems that one player pays for and another gets. Reference, api 6.1 and 6.3. */
export const giveGems: SocialRule<never, GiveGems, Refusals, undefined> = () => (gift) => (society) => {
  const { amount } = gift
  if (!Number.isSafeInteger(amount) || amount < 1) return refuse('badAmountOfGemsToPurchase')
  const sides = bothSides(gift)(society)
  if (E.isLeft(sides)) return sides
  const { giver, receiver } = sides.right
  const gain = gainGems({
    amount: amount / GEMS_PER_BALANCE,
    transaction: 'gift_receive',
    reference: giver._id,
  })
  const received = followedBy(gain)(
    outcome(giver === receiver ? withOnePaymentMore(receiver) : receiver, [
      { type: 'GemsReceived', from: giver._id, gems: amount },
    ]),
  )
  const users = giver === receiver ? [received.state] : [withOnePaymentMore(giver), received.state]
  return done(withDocuments(society, 'users', users), undefined, toldTo(receiver._id, received.events))
}
