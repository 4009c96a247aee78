import type { AchievementKey, QuestKey, UserId } from '../../model/index.ts'

/** Events of party quests. `owner`: the player whose scroll started the quest. */
export type QuestEvent =
  | { readonly type: 'QuestInvited'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestStarted'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestFinished'; readonly quest: QuestKey; readonly owner?: UserId }
  | { readonly type: 'QuestLineCompleted'; readonly achievement: AchievementKey }
  /** `effect`: what the rage of the boss did; nothing if its rage has none. */
  | { readonly type: 'BossRaged'; readonly quest: QuestKey; readonly effect?: 'healing' | 'mpDrain' | 'progressDrain' }
  | { readonly type: 'BossStruck'; readonly quest: QuestKey; readonly damage: number }
