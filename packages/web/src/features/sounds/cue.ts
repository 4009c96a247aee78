import { type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import type { Player, TaskId } from '@daykeep/rules/model'
import type { CommandResult } from '../../sync/index.ts'

/** What a sound tells. */
export const CUES = [
  'plus',
  'minus',
  'daily',
  'todo',
  'reward',
  'cast',
  'drop',
  'level',
  'achievement',
  'death',
] as const
export type Cue = (typeof CUES)[number]

/** The weightiest cue of a command: one act makes one sound. */
export const cueOf = ({ after, events }: Pick<CommandResult, 'after' | 'events'>): Cue | undefined => {
  if (after.user.stats.hp <= 0) return 'death'
  const cues = events.flatMap((event) => readEvent(CUE_OF_EVENT)(event)?.(after) ?? [])
  return WEIGHT.find((cue) => cues.includes(cue))
}

/** From the weightiest on. */
export const WEIGHT: ReadonlyArray<Cue> = [
  'death',
  'level',
  'achievement',
  'drop',
  'cast',
  'reward',
  'minus',
  'todo',
  'daily',
  'plus',
]

const CUE_OF_EVENT: EventTable<(player: Player) => Cue> = {
  LevelGained: () => () => 'level',
  ClassChosen: () => () => 'level',
  PlayerReborn: () => () => 'level',
  PlayerRevived: () => () => 'cast',
  AchievementUnlocked: () => () => 'achievement',
  PetHatched: () => () => 'achievement',
  MountGained: () => () => 'achievement',
  StreakReached: () => () => 'achievement',
  PerfectDayReached: () => () => 'achievement',
  ItemDropped: () => () => 'drop',
  ArmoireOpened: () => () => 'drop',
  MysteryItemOpened: () => () => 'drop',
  SkillCast: () => () => 'cast',
  GearBought: () => () => 'reward',
  PotionDrunk: () => () => 'reward',
  ItemBought: () => () => 'reward',
  TaskScored: (event: Extract<GameEvent, { readonly type: 'TaskScored' }>) => (player) => cueOfScore(player, event),
}

const cueOfScore = (
  { tasks }: Player,
  { task, direction }: { readonly task: TaskId; readonly direction: 'up' | 'down' },
): Cue => {
  const type = tasks[task]?.type
  if (type === 'reward') return 'reward'
  if (direction === 'down') return 'minus'
  if (type === 'habit') return 'plus'
  return type === 'todo' ? 'todo' : 'daily'
}
