import type { AchievementKey, GearKey, TaskId } from '../../model/keys.ts'
import type { PlayerClass } from '../../model/user/stats.ts'

/** What happens to players themselves: levels, days, achievements, classes, a new beginning. */
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
  // a new beginning
  | { readonly type: 'PlayerReborn'; readonly level: number; readonly free: boolean }
  | { readonly type: 'PlayerFortified' }
  | { readonly type: 'PetsReleased' }
  | { readonly type: 'MountsReleased' }
