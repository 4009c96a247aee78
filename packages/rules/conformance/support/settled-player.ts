import type { GameEvent, Throws } from '../../src/kernel/index.ts'
import { asKey, type Player, type Task, type User } from '../../src/model/index.ts'
import { notificationOf } from '../../src/notifications/index.ts'
import { aDaily, aHabit, aReward, aTodo, aUser, NOON } from '../../test-kit/index.ts'
import { changedPaths, withPaths } from './paths.ts'

export type Paths = Readonly<Record<string, unknown>>

/** The first ordinary tasks of a settled player, and nothing left to come by itself. packages/rules/conformance/README.md. */
export const settledPlayer = (paths: Paths = {}): User => {
  const fresh = aUser({
    preferences: { timezoneOffsetAtLastCron: 0 },
    flags: { itemsEnabled: true, customizationsNotification: true, rebirthEnabled: true, welcomed: true },
    achievements: { completedTask: true },
    purchased: { plan: { dateUpdated: '2026-06-01T00:00:00.000Z' } },
    loginIncentives: 10,
  })
  const settled = withPaths(fresh, {
    'flags.levelDrops': { vice1: true, atom1: true, moonstone1: true, goldenknight1: true },
    'items.gear.owned': {},
    'items.eggs': { Wolf: 1 },
    'items.hatchingPotions': { Base: 1 },
    'items.food': { Meat: 1 },
    'items.quests': {},
    pinnedItems: [],
  })
  const user = withPaths(settled, paths)
  const { timezoneOffset } = user.preferences
  return 'preferences.timezoneOffsetAtLastCron' in paths
    ? user
    : withPaths(user, { 'preferences.timezoneOffsetAtLastCron': timezoneOffset })
}

type Checklist = ReadonlyArray<boolean>

const stepsOf = (checklist: Checklist) =>
  checklist.map((completed, index) => ({ id: `item-${index + 1}`, text: `Step ${index + 1}`, completed }))

const MAKE = { habit: aHabit, daily: aDaily, todo: aTodo, reward: aReward } as const

/** A task of that player; `checklist` tells ticked from open steps. */
export const settledTask = (paths: Paths, id = 'task-1'): Task => {
  const { type, checklist, ...rest } = paths as Paths & { readonly type: Task['type']; readonly checklist?: Checklist }
  const steps = checklist === undefined ? {} : { checklist: stepsOf(checklist) }
  return withPaths<Task>(MAKE[type]({ _id: asKey<Task['_id']>(id), value: 0 }), { ...rest, ...steps })
}

/** The paths of a task that differ afterwards, its steps told as ticked or open. */
export const changedTaskPaths = (before: Task, after: Task): Record<string, unknown> =>
  changedPaths(withTicks(before), withTicks(after))

const withTicks = (task: Task): unknown =>
  'checklist' in task ? { ...task, checklist: task.checklist.map(({ completed }) => completed) } : task

export const playerOf = (user: User, tasks: ReadonlyArray<Task> = []): Player => ({
  user,
  tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
})

/** Notifications that the events leave, as the cases tell them: the type, and the key of an achievement. */
export const notificationsOf = (events: ReadonlyArray<GameEvent>): ReadonlyArray<string> =>
  events.flatMap((event) => {
    const note = notificationOf(event)
    if (note === undefined) return []
    return [note.type === 'ACHIEVEMENT' ? `${note.type} ${String(note.data.achievement)}` : note.type]
  })

/** The throws of one score, by the names of the cases. */
export const throwsOfScore = (throws: Paths = {}, subject = 'task-1'): Throws => {
  const names: Readonly<Record<string, string>> = {
    crit: 'score.crit',
    firstEgg: 'score.first-egg',
    firstPotion: 'score.first-potion',
    questItem: 'score.quest-item',
    drop: 'score.drop',
    rarity: 'score.rarity',
    item: 'score.item',
  }
  return Object.fromEntries(Object.entries(throws).map(([name, value]) => [`${names[name]}/${subject}`, Number(value)]))
}

export const instantOf = (now: string | undefined): number => (now === undefined ? NOON : Date.parse(now))
