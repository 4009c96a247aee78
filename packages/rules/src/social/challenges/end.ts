import type { Challenge, Task } from '../../model/index.ts'
import { documentOf, type Society, withDocuments, withGroup, withoutDocuments } from '../society/index.ts'
import { copiesOf, originalsOf } from './copies.ts'
import { withoutChallenge } from './part.ts'

/** Why the challenge is over, as the copies keep it; the name of the winner, when there is one. */
export type Ending = {
  readonly broken: NonNullable<Task['challenge']['broken']>
  readonly winner?: string
}

/**
 * The challenge is over: it and its tasks are gone, the copies stay with their owners as broken ones. Needs the group,
 * the originals, and all who take part with their copies. Reference, rules 11.5.
 */
export const end = (society: Society, challenge: Challenge, ending: Ending): Society => {
  const members = Object.values(society.users).filter(({ challenges }) => challenges.includes(challenge._id))
  const group = documentOf(society, 'groups', challenge.group)
  const parted = withDocuments(
    society,
    'users',
    members.map((user) => withoutChallenge(user, challenge)),
  )
  const broken = withDocuments(
    parted,
    'tasks',
    copiesOf(society, challenge).map((copy) => brokenCopy(copy, ending)),
  )
  const counted =
    group === undefined
      ? broken
      : withGroup(broken, { ...group, challengeCount: Math.max(0, group.challengeCount - 1) })
  const originals = originalsOf(society, challenge).map(({ _id }) => _id)
  return withoutDocuments(withoutDocuments(counted, 'sharedTasks', originals), 'challenges', [challenge._id])
}

const brokenCopy = (copy: Task, { broken, winner }: Ending): Task => ({
  ...copy,
  challenge: { ...copy.challenge, broken, ...(winner === undefined ? {} : { winner }) },
})
