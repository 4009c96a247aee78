import { randomUUID } from 'node:crypto'
import type { Instant } from '@daykeep/rules/kernel'
import { asKey, type Task, type TaskId, type User } from '@daykeep/rules/model'
import { type DeepPartial, overlay } from '@daykeep/rules/test-kit/user'
import { type JsonObject, openStore } from '@daykeep/api/store'
import { samplePlayer } from '@daykeep/web/fixtures/tasks'

/** The state after months of play: class, gear, pets and a purse. */
const MONTHS_LATER: DeepPartial<User> = {
  profile: { name: 'Maren' },
  stats: { lvl: 27, class: 'wizard', hp: 41, mp: 58, exp: 210, gp: 342.5, int: 18, per: 6, con: 2 },
  balance: 2.5,
  flags: { welcomed: true, classSelected: true },
  achievements: { createdTask: true, completedTask: true, hatchedPet: true, fedPet: true, purchasedEquipment: true },
  preferences: {
    disableClasses: false,
    size: 'slim',
    skin: 'ea8349',
    hair: { color: 'red', base: 3, bangs: 1 },
    background: 'violet',
  },
  items: {
    gear: {
      owned: Object.fromEntries(
        [0, 1, 2, 3].flatMap((tier) =>
          ['weapon', 'armor', 'head'].map((slot) => [asKey(`${slot}_wizard_${tier}`), true] as const),
        ),
      ),
      equipped: {
        weapon: asKey('weapon_wizard_3'),
        armor: asKey('armor_wizard_3'),
        head: asKey('head_wizard_3'),
      },
    },
    pets: { 'Fox-Base': 35, 'Wolf-Golden': 12 } as never,
    currentPet: 'Fox-Base',
  },
  pinnedItems: [
    { type: 'marketGear', path: 'gear.flat.weapon_wizard_4' },
    { type: 'marketGear', path: 'gear.flat.armor_wizard_4' },
    { type: 'marketGear', path: 'gear.flat.head_wizard_4' },
    { type: 'potion', path: 'potion' },
    { type: 'armoire', path: 'armoire' },
  ],
}

/** Gives a player of a stopped server the state of months of play and sample tasks of every type. */
export const seedPlayer = async (dataDir: string, userId: string, at: Instant): Promise<void> => {
  const opened = await openStore({ dataDir })
  if (opened._tag === 'Left') throw new Error(opened.left.reason)
  const store = opened.right
  const player = await store.get<User>('users', userId)
  if (player === undefined) throw new Error(`no player ${userId}`)
  const { tasks, user } = sampleTasksOf(userId, at)
  const body = { ...overlay(player.body, MONTHS_LATER), tags: user.tags, tasksOrder: user.tasksOrder }
  const committed = await store.commit([
    { type: 'replace', collection: 'users', id: player.id, version: player.version, body: jsonOf(body) },
    ...tasks.map((task) => ({
      type: 'insert' as const,
      collection: 'tasks' as const,
      id: task._id,
      body: jsonOf(task),
    })),
  ])
  await store.close()
  if (committed._tag === 'Left') throw new Error(`the player could not be stored: ${committed.left.type}`)
}

/** The sample tasks with new ids. */
const sampleTasksOf = (userId: string, at: Instant) => {
  const { user, tasks } = samplePlayer(at)
  const ids = new Map(Object.keys(tasks).map((id) => [id, asKey<TaskId>(randomUUID())]))
  const idOf = (id: TaskId): TaskId => ids.get(id) ?? id
  const { habits, dailys, todos, rewards } = user.tasksOrder
  const tasksOrder = {
    habits: habits.map(idOf),
    dailys: dailys.map(idOf),
    todos: todos.map(idOf),
    rewards: rewards.map(idOf),
  }
  const toOwned = (task: Task): Task => ({ ...task, _id: idOf(task._id), userId: asKey(userId) })
  return { tasks: Object.values(tasks).map(toOwned), user: { ...user, tasksOrder } }
}

const jsonOf = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject
