import type { Challenge, Tag, User } from '../../model/index.ts'
import { type Society, withDocuments, withUser } from '../society/index.ts'
import { copiesOf, keepCopies, removeCopies } from './copies.ts'

/** What becomes of the copies when a player leaves. */
export type Keep = 'keep-all' | 'remove-all'

/** The player takes part no more. Needs the player's copies. Reference, rules 11.5. */
export const part = (society: Society, user: User, challenge: Challenge, keep: Keep): Society => {
  const counted = { ...challenge, memberCount: Math.max(0, challenge.memberCount - 1) }
  const left = withDocuments(withUser(society, withoutChallenge(user, challenge)), 'challenges', [counted])
  const copies = copiesOf(society, challenge, user)
  return keep === 'keep-all' ? keepCopies(left, copies) : removeCopies(left, copies)
}

/** The player without the challenge; its tag is an ordinary one from now on. */
export const withoutChallenge = (user: User, { _id }: Challenge): User => ({
  ...user,
  challenges: user.challenges.filter((id) => id !== _id),
  tags: user.tags.map((tag) => (String(tag.id) === _id ? withoutMark(tag) : tag)),
})

const withoutMark = ({ challenge: _gone, ...tag }: Tag): Tag => tag
