import { eventsFor, requireActor, type SharedRule, succeed, withUser } from '../../documents/index.ts'
import { asKey, type QuestKey } from '../../model/index.ts'
import { takeWorldRewards } from './world-boss.ts'

export type RewardForWorldBoss = { readonly quest: string }

/** Gives the actor, whoever it is, the rewards of a fallen world boss. docs/reference/rules.md 8.6. */
export const rewardForWorldBoss: SharedRule<'catalogue', RewardForWorldBoss, never, undefined> =
  ({ catalogue }) =>
  ({ actorId, quest }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const { state, events } = takeWorldRewards(catalogue, asKey<QuestKey>(quest))(actor)
    return succeed(withUser(documents, state), undefined, eventsFor(actor._id, events))
  }
