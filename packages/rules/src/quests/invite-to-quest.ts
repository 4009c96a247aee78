import * as E from 'fp-ts/lib/Either.js'
import type { Quest } from '../content/catalogue.ts'
import { type Answer, lookUp, refuse, type Rule } from '../kernel/index.ts'
import { NO_QUEST, type User } from '../model/index.ts'
import { decided, draft, followed, type QuestReport, toldAll } from './decision.ts'
import { invited } from './own-quest.ts'
import { type By, memberIds, partyMember, type PartyState, withMembers, withQuest } from './party-state.ts'
import { scrollsOf } from './scrolls.ts'
import { startWhenAllAnswered } from './start-quest.ts'

export type InviteToQuest = By & { readonly quest: string }

type Refusals =
  | 'groupNotFound'
  | 'guildQuestsNotSupported'
  | 'questNotFound'
  | 'questNotOwned'
  | 'questLevelTooHigh'
  | 'questAlreadyUnderway'

/**
 * Invites the whole party to a quest whose scroll the member owns; the scroll stays theirs until it begins, at once when
 * nobody is left to answer. Reference, rules 8.2 and 15 number 16.
 */
export const inviteToQuest: Rule<'catalogue', InviteToQuest, Refusals, PartyState, QuestReport> =
  ({ catalogue }) =>
  ({ by, quest: name }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questToBegin(lookUp(catalogue.quests, name), name, member.right)
    if (E.isLeft(quest)) return quest
    if (state.party.quest.key) return refuse('questAlreadyUnderway')
    const { key } = quest.right
    const all = memberIds(state)
    const members = Object.fromEntries(all.map((id) => [id, id === by ? true : null]))
    const asked = withMembers(withQuest(state, { ...NO_QUEST, key, leader: by, members }), all, (user, id) =>
      invited(key, id === by)(user),
    )
    const told = toldAll(all, { type: 'QuestInvited', quest: key, owner: by })
    return E.right(decided(state, by, followed(draft(asked, [], told), startWhenAllAnswered(catalogue))))
  }

const questToBegin = (
  quest: Quest | undefined,
  name: string,
  user: User,
): Answer<'questNotFound' | 'questNotOwned' | 'questLevelTooHigh', Quest> => {
  if (quest === undefined) return refuse('questNotFound', { key: name })
  if (scrollsOf(user, quest.key) < 1) return refuse('questNotOwned')
  const { level = 0 } = quest
  return user.stats.lvl < level ? refuse('questLevelTooHigh', { level }) : E.right(quest)
}
