import type { TaskId } from '../../model/index.ts'

export type DroppedItem = { readonly type: 'Egg' | 'HatchingPotion' | 'Food' | 'Quest'; readonly key: string }

/** Events of tasks and of scoring them. */
export type TaskEvent =
  | { readonly type: 'TaskCreated'; readonly task: TaskId }
  | { readonly type: 'TaskUpdated'; readonly task: TaskId }
  | { readonly type: 'TaskDeleted'; readonly task: TaskId }
  | { readonly type: 'ChecklistItemScored'; readonly task: TaskId; readonly item: string }
  | { readonly type: 'TaskScored'; readonly task: TaskId; readonly direction: 'up' | 'down'; readonly delta: number }
  | { readonly type: 'CriticalHit'; readonly task: TaskId; readonly multiplier: number }
  | { readonly type: 'StreakBonusEarned'; readonly task: TaskId; readonly gold: number }
  | { readonly type: 'StreakReached'; readonly task: TaskId; readonly streak: number }
  | { readonly type: 'QuestProgressed'; readonly task: TaskId; readonly damage: number }
  | { readonly type: 'QuestItemFound'; readonly task: TaskId }
  | { readonly type: 'ItemDropped'; readonly drop: DroppedItem }
  | { readonly type: 'FirstItemsDropped'; readonly egg: string; readonly hatchingPotion: string }
  | { readonly type: 'DropCapReached'; readonly count: number }
