import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue } from '../catalogue/index.ts'
import { changeUsers, sharedStep } from '../documents/index.ts'
import { andThen } from '../kernel/index.ts'
import type { Group, User, UserId } from '../model/index.ts'
import { withAnswer } from './answers.ts'
import { type QuestStep, withQuest } from './party.ts'
import { startWhenAllAnswered } from './start-quest.ts'

/** `change`: what the answer does to the member's own document. */
type QuestAnswer = { readonly member: UserId; readonly accepts: boolean; readonly change: (user: User) => User }

/** Records a member's answer to the invitation; the last answer starts the quest. docs/reference/rules.md 8.2. */
export const recordAnswer =
  (catalogue: Catalogue, party: Group, { member, accepts, change }: QuestAnswer): QuestStep =>
  (documents) => {
    const answered = withQuest(documents, party, withAnswer(party.quest, member, accepts))
    return pipe(sharedStep(changeUsers(answered, [member], change)), andThen(startWhenAllAnswered(catalogue, party)))
  }
