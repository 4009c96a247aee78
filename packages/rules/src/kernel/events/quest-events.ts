import type { AchievementKey, QuestKey, UserId } from '../../model/keys.ts'

/** What happens on the quests of a party; `owner`: whose scroll it is. */
export type QuestEvent =
  | { readonly type: 'QuestInvited'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestStarted'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestFinished'; readonly quest: QuestKey; readonly owner?: UserId }
  | { readonly type: 'QuestLineCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'BossStruck'; readonly quest: QuestKey; readonly damage: number }
