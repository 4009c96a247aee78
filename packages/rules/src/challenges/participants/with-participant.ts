import { dayClockOf } from '../../calendar/index.ts'
import { idFrom, type RuleContext } from '../../kernel/index.ts'
import { asKey, type Challenge, type SharedTask, type Task, type User } from '../../model/index.ts'
import { withTag } from '../../shared-tasks/index.ts'
import { withTasksAtEnd } from '../../tasks/index.ts'
import { type Documents, withDocuments, withUser } from '../../documents/index.ts'
import { copiesOf, originalsOf } from '../tasks/copies.ts'
import { copyOf, linkTo } from '../tasks/copy-of.ts'
import { syncedCopy } from '../tasks/synced-copy.ts'

type Needs = Pick<RuleContext, 'now' | 'seed'>

/**
 * Adds a participant: they get a tag, and a copy of each task at the end of its list. Copies from an earlier
 * participation are linked again.
 */
export const withParticipant = (
  { now, seed }: Needs,
  documents: Documents,
  user: User,
  challenge: Challenge,
): Documents => {
  const copies = copiesFor({ now, seed }, documents, user, challenge)
  const listed = withTasksAtEnd(user, copies)
  const member: User = {
    ...listed,
    challenges: [...listed.challenges, challenge._id],
    tags: withTag(listed.tags, { id: asKey(challenge._id), name: challenge.shortName, challenge: true }),
  }
  const counted = { ...challenge, memberCount: challenge.memberCount + 1 }
  return withDocuments(withDocuments(withUser(documents, member), 'tasks', copies), 'challenges', [counted])
}

/** The player's copies of all tasks: existing ones brought up to date, and new ones. */
const copiesFor = (
  { now, seed }: Needs,
  documents: Documents,
  user: User,
  challenge: Challenge,
): ReadonlyArray<Task> => {
  const clock = dayClockOf(user)
  const existingCopies = copiesOf(documents, challenge, user)
  return originalsOf(documents, challenge).map((original): Task => {
    const existingCopy = existingCopies.find(({ challenge: link }) => link.taskId === original._id)
    if (existingCopy !== undefined)
      return { ...syncedCopy(existingCopy, original, clock, now), challenge: linkTo(original, challenge) }
    return copyOf(original, challenge, { id: copyId(seed, original, user), owner: user._id, clock, now })
  })
}

/** The id of a player's new copy of a task. */
export const copyId = (seed: RuleContext['seed'], original: SharedTask, user: User): Task['_id'] =>
  asKey(idFrom(seed, `challenges.copy/${original._id}/${user._id}`))
