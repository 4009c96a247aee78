import { withoutParticipant } from '../challenges/index.ts'
import {
  type Documents,
  findDocument,
  requireActor,
  type SharedEvent,
  type SharedOutcome,
  type SharedRule,
  sharedStep,
  succeed,
  withoutDocuments,
} from '../documents/index.ts'
import { andThen, refuse, type RuleContext } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { hasLastingPlan, isLeader } from '../permissions/index.ts'
import { type LeaveOptions, removeFromGroup } from './remove-from-group.ts'

type Step = SharedOutcome<undefined, SharedEvent>

const EVERYTHING: LeaveOptions = { keep: 'remove-all', keepChallenges: 'leave-challenges' }

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
    const { state, events } = groups.reduce<Step>(
      (step, { _id }) => andThen(leave(context, actorId, _id))(step),
      sharedStep(documents),
    )
    return succeed(withoutOwn(withoutChallenges(state, actorId), actor), undefined, events)
  }

const groupsOf = (documents: Documents, { party, guilds }: User): ReadonlyArray<Group> =>
  [party._id, ...guilds].flatMap((id) => (id === undefined ? [] : (findDocument(documents, 'groups', id) ?? [])))

const leave =
  (context: RuleContext, actorId: string, id: string) =>
  (documents: Documents): Step => {
    const group = findDocument(documents, 'groups', id)
    if (group === undefined) return sharedStep(documents)
    return removeFromGroup(context, { player: requireActor(documents, actorId), group, options: EVERYTHING })(documents)
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
