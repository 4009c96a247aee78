import * as E from 'fp-ts/lib/Either.js'
import { withoutParticipant } from '../challenges/index.ts'
import {
  type Documents,
  findDocument,
  requireActor,
  type SharedEvent,
  type SharedOutcome,
  type SharedRule,
  succeed,
  withoutDocuments,
} from '../documents/index.ts'
import { type RefusalKey, refuse, type Result, type RuleContext } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { hasLastingPlan, isLeader } from '../permissions/index.ts'
import { abortQuest, cancelQuest } from '../quests/index.ts'
import { removeFromGroup } from './remove-from-group.ts'

type Step = { readonly state: Documents; readonly events: ReadonlyArray<SharedEvent> }

/**
 * Removes a player whose account is deleted, and what they shared: they leave groups and challenges with their tasks, a
 * quest of theirs is called off, their copies of private messages go. What they said in chats stays. Refuses while a plan
 * of a group that they lead runs. docs/reference/api.md 6.5; docs/decisions/100-what-a-deleted-player-leaves.md
 */
export const deletePlayer: SharedRule<
  keyof RuleContext,
  unknown,
  'leaderCannotLeaveGroupWithActiveGroup',
  undefined,
  SharedEvent
> =
  (context) =>
  ({ actorId }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const groups = groupsOf(documents, actor)
    if (groups.some((group) => isLeader(actor, group) && hasLastingPlan(group)))
      return refuse('leaderCannotLeaveGroupWithActiveGroup')
    const start: Step = { state: documents, events: [] }
    const { state, events } = groups.reduce((step, { _id }) => leave(context, actorId, _id, step), start)
    return succeed(withoutOwn(withoutChallenges(state, actorId), actor), undefined, events)
  }

const groupsOf = (documents: Documents, { party, guilds }: User): ReadonlyArray<Group> =>
  [party._id, ...guilds].flatMap((id) => (id === undefined ? [] : (findDocument(documents, 'groups', id) ?? [])))

const leave = (context: RuleContext, actorId: string, group: string, { state, events }: Step): Step => {
  const [withoutQuest, lines] = calledOff(context, actorId, group, state)
  const left = findDocument(withoutQuest, 'groups', group)
  if (left === undefined) return { state: withoutQuest, events }
  const actor = requireActor(withoutQuest, actorId)
  const options = { keep: 'remove-all', keepChallenges: 'leave-challenges', now: context.now } as const
  return { state: removeFromGroup(withoutQuest, actor, left, options), events: [...events, ...lines] }
}

/** The quest whose scroll was the player's ends with them. */
const calledOff = (
  context: RuleContext,
  actorId: string,
  group: string,
  documents: Documents,
): readonly [Documents, ReadonlyArray<SharedEvent>] => {
  const quest = findDocument(documents, 'groups', group)?.quest
  if (quest === undefined || !quest.key || quest.leader !== actorId) return [documents, []]
  const callOff: typeof cancelQuest | typeof abortQuest = quest.active ? abortQuest : cancelQuest
  const over: Result<RefusalKey, SharedOutcome<unknown, SharedEvent>> = callOff(context)({ group, actorId })(documents)
  return E.isLeft(over) ? [documents, []] : [over.right.state, over.right.events]
}

const withoutChallenges = (documents: Documents, actorId: string): Documents =>
  requireActor(documents, actorId).challenges.reduce((state, id) => {
    const challenge = findDocument(state, 'challenges', id)
    return challenge === undefined
      ? state
      : withoutParticipant(state, requireActor(state, actorId), challenge, 'remove-all')
  }, documents)

const withoutOwn = (documents: Documents, { _id }: User): Documents => {
  const letters = Object.values(documents.privateMessages).flatMap((letter) =>
    letter.ownerId === _id ? [letter._id] : [],
  )
  return withoutDocuments(withoutDocuments(documents, 'privateMessages', letters), 'users', [_id])
}
