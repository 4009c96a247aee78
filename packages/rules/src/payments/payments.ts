import * as E from 'fp-ts/lib/Either.js'
import { type RefusalKey, refuse, type Rule, type RuleContext } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { mayGetGems } from '../group-plans/index.ts'
import { type Actor, findDocument, succeed, type SharedRule, eventsFor, withUser } from '../documents/index.ts'
import { buyMonths, cancelSubscription, renewSubscription, startSubscription } from '../money/index.ts'
import { buyGemPack, type BuyGemPack } from './buy-gem-pack.ts'
import { buyPet } from './buy-pet.ts'
import { giveGems, type GiveGems } from './give-gems.ts'
import { giveSubscription } from './give-subscription.ts'
import { takeBack } from './take-back.ts'

/** Turns a rule about the payer alone into a rule of a shared command. */
const ofPayer =
  <Needs extends keyof RuleContext, Params, Key extends RefusalKey>(
    rule: Rule<Needs, Params, Key, User, undefined>,
  ): SharedRule<Needs, Params, Key | 'userWithIDNotFound', undefined> =>
  (context) =>
  (params) =>
  (documents) => {
    const payer = findDocument(documents, 'users', params.actorId)
    if (payer === undefined) return refuse('userWithIDNotFound', { userId: params.actorId })
    const result = rule(context)(params)(payer)
    if (E.isLeft(result)) return result
    const { state, events } = result.right
    return succeed(withUser(documents, state), undefined, eventsFor(payer._id, events))
  }

/** Refuses gems, for money too, to a receiver whose group reserves them for its leader. */
const unlessBarred =
  <Needs extends keyof RuleContext, Params, Key extends RefusalKey>(
    receiverOf: (params: Params & Actor) => string,
    rule: SharedRule<Needs, Params, Key, undefined>,
  ): SharedRule<Needs | 'now', Params, Key | 'groupPolicyCannotGetGems', undefined> =>
  (context) =>
  (params) =>
  (documents) => {
    const receiver = findDocument(documents, 'users', receiverOf(params))
    if (receiver !== undefined && !mayGetGems(receiver, Object.values(documents.groups), context.now))
      return refuse('groupPolicyCannotGetGems')
    return rule(context)(params)(documents)
  }

/**
 * What each payment does, by name. A payment port runs these when a provider reports a payment; they are not commands,
 * since no player may call them. docs/reference/api.md 6.3.
 */
export const payments = {
  buyGems: unlessBarred(({ actorId }: BuyGemPack & Actor) => actorId, ofPayer(buyGemPack)),
  buyPet: ofPayer(buyPet),
  giveGems: unlessBarred(({ to }: GiveGems) => to, giveGems),
  startSubscription: ofPayer(startSubscription),
  buyMonths: ofPayer(buyMonths),
  giveSubscription,
  cancelSubscription: ofPayer(cancelSubscription),
  renewSubscription: ofPayer(renewSubscription),
  takeBackGems: takeBack.gems,
  takeBackMonths: takeBack.months,
  takeBackPet: takeBack.pet,
  endSubscription: takeBack.subscription,
} as const
