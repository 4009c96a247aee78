import type { Catalogue } from '../content/catalogue.ts'
import type { Outcome } from '../kernel/index.ts'
import type { User, UserId } from '../model/index.ts'
import { decided, draft, followed, type QuestReport } from './decision.ts'
import { type PartyState, withMembers, withQuest } from './party-state.ts'
import { startWhenAllAnswered } from './start-quest.ts'

/** What a member says to the invitation, and what that makes of their own document. */
type Answered = { readonly by: UserId; readonly says: boolean; readonly own: (user: User) => User }

/** Notes a member's yes or no; the last one to answer sets the quest going. Reference, rules 8.2. */
export const withAnswer = (
  catalogue: Catalogue,
  state: PartyState,
  { by, says, own }: Answered,
): Outcome<PartyState, QuestReport> => {
  const { quest } = state.party
  const noted = withQuest(state, { ...quest, members: { ...quest.members, [by]: says } })
  return decided(state, by, followed(draft(withMembers(noted, [by], own)), startWhenAllAnswered(catalogue)))
}
