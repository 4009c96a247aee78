import { dayClockOf } from '../../calendar/index.ts'
import { idFrom, type World } from '../../kernel/index.ts'
import { asKey, type Challenge, type SharedTask, type Tag, type Task, type User } from '../../model/index.ts'
import { withTasksAtEnd } from '../../tasks/index.ts'
import { type Society, withDocuments, withUser } from '../society/index.ts'
import { copiesOf, originalsOf } from './copies.ts'
import { copyOf, linkTo } from './copy-of.ts'
import { syncedCopy } from './synced-copy.ts'

type Needs = Pick<World, 'now' | 'seed'>

/**
 * The player takes part: they get a tag, and a copy of each task at the end of its list. Copies from an earlier time are
 * linked again. Needs the originals, and the player's copies.
 */
export const takePart = ({ now, seed }: Needs, society: Society, user: User, challenge: Challenge): Society => {
  const copies = copiesFor({ now, seed }, society, user, challenge)
  const listed = withTasksAtEnd(user, copies)
  const member: User = {
    ...listed,
    challenges: [...listed.challenges, challenge._id],
    tags: withTag(listed.tags, { id: asKey(challenge._id), name: challenge.shortName, challenge: true }),
  }
  const counted = { ...challenge, memberCount: challenge.memberCount + 1 }
  return withDocuments(withDocuments(withUser(society, member), 'tasks', copies), 'challenges', [counted])
}

/** The player's copies as they are from now on: the old ones brought up to date, and new ones. */
const copiesFor = ({ now, seed }: Needs, society: Society, user: User, challenge: Challenge): ReadonlyArray<Task> => {
  const clock = dayClockOf(user)
  const olds = copiesOf(society, challenge, user)
  return originalsOf(society, challenge).map((original): Task => {
    const old = olds.find(({ challenge: link }) => link.taskId === original._id)
    if (old !== undefined) return { ...syncedCopy(old, original, clock, now), challenge: linkTo(original, challenge) }
    return copyOf(original, challenge, { id: copyId(seed, original, user), owner: user._id, clock, now })
  })
}

/** The id of a player's new copy of a task. */
export const copyId = (seed: World['seed'], original: SharedTask, user: User): Task['_id'] =>
  asKey(idFrom(seed, `copy/${original._id}/${user._id}`))

/** The tags with this one, in its old place if it is there already. */
export const withTag = (tags: ReadonlyArray<Tag>, tag: Tag): ReadonlyArray<Tag> =>
  tags.some(({ id }) => id === tag.id)
    ? tags.map((each) => (each.id === tag.id ? { ...each, ...tag } : each))
    : [...tags, tag]
