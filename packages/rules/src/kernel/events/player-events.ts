import type { AchievementKey, GearKey, PlayerClass, TaskId } from '../../model/index.ts'

/** Events of players themselves: levels, days, achievements, classes, rebirth. */
export type PlayerEvent =
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
      /** Keys of the rewards; backgrounds are not listed one by one. */
      readonly rewards: ReadonlyArray<string>
      /** Sprites that clients of the public API show. */
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
  // webhooks
  | { readonly type: 'WebhookDisabled'; readonly webhook: string; readonly label: string; readonly url: string }
  // classes and skills
  | { readonly type: 'ClassReset' }
  | { readonly type: 'ClassChosen'; readonly class: PlayerClass }
  | { readonly type: 'ClassesDisabled' }
  | { readonly type: 'SkillCast'; readonly skill: string; readonly times: number }
  | { readonly type: 'TransformationEnded'; readonly antidote: string; readonly times: number }
  | { readonly type: 'ItemThrown'; readonly item: string; readonly times: number }
  | { readonly type: 'PlayerTransformed'; readonly item: string }
  | { readonly type: 'CardSent'; readonly card: string; readonly times: number }
  | {
      readonly type: 'CardReceived'
      readonly card: string
      readonly from: { readonly id: string; readonly name: string }
    }
  | { readonly type: 'CardRead'; readonly card: string }
  // rebirth and release
  | { readonly type: 'PlayerReborn'; readonly level: number; readonly free: boolean }
  | { readonly type: 'PlayerFortified' }
  | { readonly type: 'PetsReleased' }
  | { readonly type: 'MountsReleased' }
