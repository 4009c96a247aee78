import * as E from 'fp-ts/lib/Either.js'
import type { RefusalKey, Rule, World } from '../../kernel/index.ts'
import { refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { mayGetGems } from '../../social/group-plans/index.ts'
import { type By, documentOf, done, type SocialRule, toldTo, withUser } from '../../social/society/index.ts'
import { buyMonths } from '../buy-months.ts'
import { cancelSubscription } from '../cancel-subscription.ts'
import { startSubscription } from '../start-subscription.ts'
import { buyGemPack, type BuyGemPack } from './buy-gem-pack.ts'
import { giveGems, type GiveGems } from './give-gems.ts'
import { giveSubscription } from './give-subscription.ts'

/** A rule about the payer alone, as an act among people. */
const ofPayer =
  <Needs extends keyof World, Params, Key extends RefusalKey>(
    rule: Rule<Needs, Params, Key, User, undefined>,
  ): SocialRule<Needs, Params & By, Key | 'userWithIDNotFound', undefined> =>
  (world) =>
  (params) =>
  (society) => {
    const payer = documentOf(society, 'users', params.by)
    if (payer === undefined) return refuse('userWithIDNotFound', { userId: params.by })
    const answer = rule(world)(params)(payer)
    if (E.isLeft(answer)) return answer
    const { state, events } = answer.right
    return done(withUser(society, state), undefined, toldTo(payer._id, events))
  }

/** Whoever has a group that keeps gems to its leader gets none for money either. Needs the groups of that player. */
const unlessBarred =
  <Needs extends keyof World, Params extends By, Key extends RefusalKey>(
    receiverOf: (params: Params) => string,
    rule: SocialRule<Needs, Params, Key, undefined>,
  ): SocialRule<Needs | 'now', Params, Key | 'groupPolicyCannotGetGems', undefined> =>
  (world) =>
  (params) =>
  (society) => {
    const receiver = documentOf(society, 'users', receiverOf(params))
    if (receiver !== undefined && !mayGetGems(receiver, Object.values(society.groups), world.now))
      return refuse('groupPolicyCannotGetGems')
    return rule(world)(params)(society)
  }

/**
 * What follows of each payment, by name. A payment port performs these when a provider says that it is paid; they are no
 * commands, since no player may call them. Reference, api 6.3.
 */
export const payments = {
  buyGems: unlessBarred(({ by }: BuyGemPack & By) => by, ofPayer(buyGemPack)),
  giveGems: unlessBarred(({ to }: GiveGems) => to, giveGems),
  startSubscription: ofPayer(startSubscription),
  buyMonths: ofPayer(buyMonths),
  giveSubscription,
  cancelSubscription: ofPayer(cancelSubscription),
} as const

export type PaymentName = keyof typeof payments
