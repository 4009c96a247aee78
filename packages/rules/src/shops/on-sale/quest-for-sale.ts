import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Quest } from '../../catalogue/index.ts'
import { textId } from '../../inventory/index.ts'
import { type RefusalKey, type Result, ownEntry, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { timesDone } from '../../quests/index.ts'

/** The prerequisites of a quest that the player has not completed. */
export const questsToDoFirst = ({ prerequisites }: Quest, user: User): ReadonlyArray<Quest['key']> =>
  prerequisites.filter((key) => timesDone(user, key) === 0)

/**
 * Refuses a quest whose prerequisites are not completed. A missing last part of another quest line has a refusal of its own;
 * only the quest of the lost masters has such prerequisites. docs/reference/application.md 5.
 */
export const questsBeforeDone =
  ({ quests }: Catalogue, quest: Quest) =>
  (user: User): Result<'questUnlockLostMasterclasser' | 'mustComplete', Quest> => {
    const missing = questsToDoFirst(quest, user)
    const [first] = missing
    if (first === undefined) return E.right(quest)
    const isLastOfOther = (key: Quest['key']): boolean =>
      ownEntry(quests, key)?.group !== quest.group &&
      !quest.prerequisites.some((other) => ownEntry(quests, other)?.previous === key)
    return missing.some(isLastOfOther)
      ? refuse('questUnlockLostMasterclasser')
      : refuse('mustComplete', { quest: textId('quests', first) })
  }

export type QuestLock = { readonly locked: boolean; readonly reason?: RefusalKey }

/**
 * Whether shops show a quest as locked: prerequisites are missing, or level or check-ins are too low. Only the first is a
 * refusal. docs/reference/rules.md 10.6.
 */
export const questLock =
  (quest: Quest) =>
  (user: User): QuestLock => {
    if (questsToDoFirst(quest, user).length > 0) return { locked: true, reason: 'mustComplete' }
    const tooYoung = quest.level !== undefined && user.stats.lvl < quest.level
    return { locked: tooYoung || isBeforeCheckIns(quest, user) }
  }

const isBeforeCheckIns = ({ unlock }: Quest, { loginIncentives }: User): boolean =>
  unlock?.type === 'loginReward' && loginIncentives < unlock.count
