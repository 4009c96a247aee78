import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../../calendar/index.ts'
import type { World } from '../../kernel/index.ts'
import type { Challenge, SharedTask, User } from '../../model/index.ts'
import { type NewTask, withTasksOnTop } from '../../tasks/index.ts'
import { decideOnChallenge, takesPart } from '../permissions/index.ts'
import { makeShared, type MakeRefusals, NO_LINKS, onTop } from '../shared-tasks/index.ts'
import { actorOf, done, type Society, type SocialRule, withDocuments } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { copyOf } from './copy-of.ts'
import type { OneChallenge } from './join-challenge.ts'
import { copyId } from './take-part.ts'

export type AddChallengeTasks = OneChallenge & { readonly tasks: ReadonlyArray<NewTask> }

type Refusals = 'challengeNotFound' | 'onlyChalLeaderEditTasks' | MakeRefusals

/**
 * Adds tasks to a challenge; everybody who takes part gets a copy of each, on top. Reference, rules 11.5. Needs the
 * challenge, and all who take part.
 */
export const addChallengeTasks: SocialRule<keyof World, AddChallengeTasks, Refusals, ReadonlyArray<SharedTask>> =
  (world) =>
  ({ by, challenge: id, tasks }) =>
  (society) => {
    const decided = decideOnChallenge('editTasks', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const challenge = decided.right
    const made = makeShared(world, actorOf(society, by), tasks, { ...NO_LINKS, challenge: { id: challenge._id } })
    return E.isLeft(made) ? made : done(withOriginals(world, society, challenge, made.right), made.right)
  }

/** The challenge with these tasks on top, and everybody's copies of them. */
export const withOriginals = (
  world: Pick<World, 'now' | 'seed'>,
  society: Society,
  challenge: Challenge,
  originals: ReadonlyArray<SharedTask>,
): Society => {
  const listed = { ...challenge, tasksOrder: onTop(challenge.tasksOrder, originals) }
  const added = withDocuments(withDocuments(society, 'sharedTasks', originals), 'challenges', [listed])
  const members = Object.values(society.users).filter((user) => takesPart(user, challenge))
  return members.reduce((changed, user) => withCopies(world, changed, user, { challenge, originals }), added)
}

type Added = { readonly challenge: Challenge; readonly originals: ReadonlyArray<SharedTask> }

const withCopies = (
  { now, seed }: Pick<World, 'now' | 'seed'>,
  society: Society,
  user: User,
  { challenge, originals }: Added,
): Society => {
  const clock = dayClockOf(user)
  const copies = originals.map((original) =>
    copyOf(original, challenge, { id: copyId(seed, original, user), owner: user._id, clock, now }),
  )
  return withDocuments(withDocuments(society, 'tasks', copies), 'users', [withTasksOnTop(user, copies)])
}
