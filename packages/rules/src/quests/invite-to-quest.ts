import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Quest } from '../catalogue/index.ts'
import { changeUsers, eventForEach, sharedStep } from '../documents/index.ts'
import { andThen, type Instant, ownEntry, refuse, type Result } from '../kernel/index.ts'
import { type Group, NO_QUEST, type PartyQuest, type User, type UserId } from '../model/index.ts'
import { withAnswer, withOpenAnswer } from './answers.ts'
import { invited } from './own-quest.ts'
import { memberIds, type QuestStep, withQuest } from './party.ts'
import { partyCommand, type QuestRule } from './quest-command.ts'
import { scrollsOf } from './scrolls.ts'
import { startWhenAllAnswered } from './start-quest.ts'

/** `quest`: a key. */
export type InviteToQuest = { readonly quest: string }

type QuestRefusals = 'questNotFound' | 'questNotOwned' | 'questLevelTooHigh'

/**
 * Invites the whole party to a quest whose scroll the member owns. The scroll stays theirs until the quest starts,
 * which is at once if nobody is left to answer. docs/reference/rules.md 8.2;
 * docs/decisions/039-level-asked-at-the-invitation.md.
 */
export const inviteToQuest: QuestRule<InviteToQuest, QuestRefusals | 'questAlreadyUnderway'> = partyCommand<
  InviteToQuest,
  QuestRefusals | 'questAlreadyUnderway'
>(({ catalogue, now, actor, party }, { quest: key }) => {
  const quest = questToBegin(ownEntry(catalogue.quests, key), key, actor)
  if (E.isLeft(quest)) return quest
  if (party.quest.key) return refuse('questAlreadyUnderway')
  const invite = withInvitation(party, quest.right, actor._id, now)
  return E.right((documents) => pipe(invite(documents), andThen(startWhenAllAnswered(catalogue, party))))
})

const withInvitation =
  (party: Group, { key }: Quest, owner: UserId, now: Instant): QuestStep =>
  (documents) => {
    const ids = memberIds(documents, party)
    const own: PartyQuest = { ...NO_QUEST, key, leader: owner }
    const quest = ids.reduce(
      (asked, id) => (id === owner ? withAnswer(asked, id, true) : withOpenAnswer(asked, id, now)),
      own,
    )
    const waiting = withQuest(documents, party, quest)
    return sharedStep(
      changeUsers(waiting, ids, (user) => invited(key, user._id === owner)(user)),
      eventForEach(ids, { type: 'QuestInvited', quest: key, owner }),
    )
  }

const questToBegin = (quest: Quest | undefined, key: string, user: User): Result<QuestRefusals, Quest> => {
  if (quest === undefined) return refuse('questNotFound', { key })
  if (scrollsOf(user, quest.key) < 1) return refuse('questNotOwned')
  const { level = 0 } = quest
  return user.stats.lvl < level ? refuse('questLevelTooHigh', { level }) : E.right(quest)
}
