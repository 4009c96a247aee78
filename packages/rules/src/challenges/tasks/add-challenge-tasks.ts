import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../../calendar/index.ts'
import type { RuleContext } from '../../kernel/index.ts'
import type { Challenge, SharedTask, User } from '../../model/index.ts'
import { type NewTask, withTasksOnTop } from '../../tasks/index.ts'
import { authorizeChallengeAction, isParticipant } from '../../permissions/index.ts'
import { createSharedTasks, type CreateTaskRefusals, NO_LINKS, onTop } from '../../shared-tasks/index.ts'
import { requireActor, succeed, type Documents, type SharedRule, withDocuments } from '../../documents/index.ts'
import { challengeRequest } from '../challenge-request.ts'
import { copiesOf } from './copies.ts'
import { copyOf } from './copy-of.ts'
import type { OneChallenge } from '../participants/join-challenge.ts'
import { copyId } from '../participants/with-participant.ts'

export type AddChallengeTasks = OneChallenge & { readonly tasks: ReadonlyArray<NewTask> }

type Refusals = 'challengeNotFound' | 'onlyChalLeaderEditTasks' | CreateTaskRefusals

/** Adds tasks to a challenge; every participant gets a copy of each, on top. docs/reference/rules.md 11.5. */
export const addChallengeTasks: SharedRule<keyof RuleContext, AddChallengeTasks, Refusals, ReadonlyArray<SharedTask>> =
  (context) =>
  ({ actorId, challenge: id, tasks }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('editTasks', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const challenge = authorized.right
    const created = createSharedTasks(context, requireActor(documents, actorId), tasks, {
      ...NO_LINKS,
      challenge: { id: challenge._id },
    })
    return E.isLeft(created)
      ? created
      : succeed(withOriginals(context, documents, challenge, created.right), created.right)
  }

/** Puts tasks on top of the challenge and gives each participant copies of them. */
export const withOriginals = (
  context: Pick<RuleContext, 'now' | 'seed'>,
  documents: Documents,
  challenge: Challenge,
  originals: ReadonlyArray<SharedTask>,
): Documents => {
  const listed = { ...challenge, tasksOrder: onTop(challenge.tasksOrder, originals) }
  const added = withDocuments(withDocuments(documents, 'sharedTasks', originals), 'challenges', [listed])
  const members = Object.values(documents.users).filter((user) => isParticipant(user, challenge))
  return members.reduce((changed, user) => withCopies(context, changed, user, { challenge, originals }), added)
}

type Added = { readonly challenge: Challenge; readonly originals: ReadonlyArray<SharedTask> }

/** Who joined after the tasks were added has copies already. */
const withCopies = (
  { now, seed }: Pick<RuleContext, 'now' | 'seed'>,
  documents: Documents,
  user: User,
  { challenge, originals }: Added,
): Documents => {
  const clock = dayClockOf(user)
  const owned = new Set(copiesOf(documents, challenge, user).map((copy) => copy.challenge.taskId))
  const missing = originals.filter(({ _id }) => !owned.has(_id))
  const copies = missing.map((original) =>
    copyOf(original, challenge, { id: copyId(seed, original, user), owner: user._id, clock, now }),
  )
  return withDocuments(withDocuments(documents, 'tasks', copies), 'users', [withTasksOnTop(user, copies)])
}
