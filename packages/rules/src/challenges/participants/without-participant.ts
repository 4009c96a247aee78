import type { Challenge, Tag, User } from '../../model/index.ts'
import { type Documents, withDocuments, withUser } from '../../documents/index.ts'
import { copiesOf, keepCopies, removeCopies } from '../tasks/copies.ts'

/** What happens to the copies when a player leaves. */
export const KEEP_TASKS = ['keep-all', 'remove-all'] as const
export type KeepTasks = (typeof KEEP_TASKS)[number]

/** Removes a participant. docs/reference/rules.md 11.5. */
export const withoutParticipant = (
  documents: Documents,
  user: User,
  challenge: Challenge,
  keep: KeepTasks,
): Documents => {
  const counted = { ...challenge, memberCount: Math.max(0, challenge.memberCount - 1) }
  const updated = withDocuments(withUser(documents, withoutChallenge(user, challenge)), 'challenges', [counted])
  const copies = copiesOf(documents, challenge, user)
  return keep === 'keep-all' ? keepCopies(updated, copies) : removeCopies(updated, copies)
}

/** The player without the challenge; its tag becomes an ordinary one. */
export const withoutChallenge = (user: User, { _id }: Challenge): User => ({
  ...user,
  challenges: user.challenges.filter((id) => id !== _id),
  tags: user.tags.map((tag) => (String(tag.id) === _id ? withoutMark(tag) : tag)),
})

const withoutMark = ({ challenge: _gone, ...tag }: Tag): Tag => tag
