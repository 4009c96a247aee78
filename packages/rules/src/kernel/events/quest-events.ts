import type { AchievementKey, QuestKey, UserId } from '../../model/index.ts'

/** Events of party quests. `owner`: the player whose scroll started the quest. */
export type QuestEvent =
  | { readonly type: 'QuestInvited'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestStarted'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestFinished'; readonly quest: QuestKey; readonly owner?: UserId }
  | { readonly type: 'QuestLineCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'BossStruck'; readonly quest: QuestKey; readonly damage: number }
