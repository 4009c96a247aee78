import { type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import type { Player, TaskId } from '@daykeep/rules/model'
import type { CommandResult } from '../../sync/index.ts'

/** What a sound tells. */
export const CUES = ['plus', 'minus', 'tick', 'reward', 'cast', 'drop', 'level', 'achievement', 'death'] as const
export type Cue = (typeof CUES)[number]

/** The weightiest cue of a command: one act makes one sound. */
export const cueOf = ({ after, events }: Pick<CommandResult, 'after' | 'events'>): Cue | undefined => {
  if (after.user.stats.hp <= 0) return 'death'
  const cues = events.flatMap((event) => readEvent(CUE_OF_EVENT)(event)?.(after) ?? [])
  return WEIGHT.find((cue) => cues.includes(cue))
}

const WEIGHT: ReadonlyArray<Cue> = ['level', 'achievement', 'drop', 'cast', 'reward', 'minus', 'tick', 'plus']

const CUE_OF_EVENT: EventTable<(player: Player) => Cue> = {
  LevelGained: () => () => 'level',
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
  return type === 'habit' ? 'plus' : 'tick'
}
