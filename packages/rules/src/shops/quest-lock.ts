import type { Quest } from '../content/catalogue.ts'
import type { RefusalKey } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { questsToDoFirst } from './quest-for-sale.ts'

export type QuestLock = { readonly locked: boolean; readonly reason?: RefusalKey }

/**
 * Whether shops show a quest as locked: quests before it are not done, or level or check-ins are too few. Only the first
 * would be refused. Reference, rules 10.6.
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
