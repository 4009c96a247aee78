import { type Instant, toIso } from '../kernel/index.ts'
import type { PartyQuest, UserId } from '../model/index.ts'
import { answerOfMember } from './party.ts'

/** The quest with a member whose answer is open from `now` on. */
export const withOpenAnswer = (quest: PartyQuest, id: UserId, now: Instant): PartyQuest => ({
  ...quest,
  members: { ...quest.members, [id]: null },
  invitedAt: { ...quest.invitedAt, [id]: toIso(now) },
})

/** The quest with a member's answer. */
export const withAnswer = (quest: PartyQuest, id: UserId, accepts: boolean): PartyQuest =>
  closed({ ...quest, members: { ...quest.members, [id]: accepts } }, id)

/** The quest without a member, and without their answer. */
export const withoutAnswer = (quest: PartyQuest, id: UserId): PartyQuest => {
  if (answerOfMember(quest, id) === undefined) return quest
  const { [id]: _answer, ...members } = quest.members
  return closed({ ...quest, members }, id)
}

const closed = (quest: PartyQuest, id: UserId): PartyQuest => {
  if (quest.invitedAt === undefined) return quest
  const { [id]: _since, ...invitedAt } = quest.invitedAt
  return { ...quest, invitedAt }
}
