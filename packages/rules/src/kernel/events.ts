import type { AchievementKey, GearKey, PetKey, TaskId } from '../model/keys.ts'

export type DroppedItem = { readonly type: 'Egg' | 'HatchingPotion' | 'Food' | 'Quest'; readonly key: string }

export type ArmoireResult =
  | { readonly type: 'gear'; readonly dropKey: GearKey; readonly emptied: boolean }
  | { readonly type: 'food'; readonly dropKey: string }
  | { readonly type: 'experience'; readonly value: number }

/** What happened, in the game's words. Toasts, notifications and webhooks are read from these, each in one place. */
export type GameEvent =
  // tasks
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
  // stats
  | { readonly type: 'LevelGained'; readonly from: number; readonly to: number }
  | { readonly type: 'RebirthEnabled' }
  | { readonly type: 'PointsAllocated'; readonly points: Readonly<Record<string, number>> }
  | { readonly type: 'PlayerRevived'; readonly lostStat?: string; readonly lostGear?: GearKey }
  // day
  | { readonly type: 'DayStarted'; readonly daysMissed: number }
  | { readonly type: 'PerfectDayReached' }
  | { readonly type: 'DailyMissed'; readonly task: TaskId; readonly damage: number }
  | {
      readonly type: 'CheckedIn'
      readonly count: number
      /** 0 when no reward is left. */
      readonly nextRewardAt: number
      /** Keys of what was given; backgrounds are not told one by one. */
      readonly rewards: ReadonlyArray<string>
      /** What clients of the public API show for it. */
      readonly sprites: ReadonlyArray<string>
      /** Text key of a reward that has a name of its own. */
      readonly rewardName?: string
    }
  // achievements
  | { readonly type: 'AchievementUnlocked'; readonly achievement: AchievementKey }
  | { readonly type: 'PetColorCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'MountColorCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'AnimalSetCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'PetSetCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'StableCompleted'; readonly achievement: 'beastMaster' | 'mountMaster' | 'triadBingo' }
  | { readonly type: 'UltimateGearCompleted'; readonly class: string }
  | { readonly type: 'OnboardingCompleted' }
  // inventory and shops
  | { readonly type: 'PetHatched'; readonly pet: PetKey }
  | { readonly type: 'PetFed'; readonly pet: PetKey; readonly food: string; readonly liked: boolean }
  | { readonly type: 'MountGained'; readonly pet: PetKey }
  | { readonly type: 'GearEquipped'; readonly gear: GearKey }
  | { readonly type: 'GearBought'; readonly gear: GearKey }
  | { readonly type: 'PotionDrunk'; readonly quantity: number }
  | { readonly type: 'ArmoireOpened'; readonly result: ArmoireResult }
  | { readonly type: 'ItemSold'; readonly itemType: string; readonly key: string; readonly amount: number }
  | { readonly type: 'SleepToggled'; readonly sleeping: boolean }
