import type { CommandName } from '../src/commands.ts'
import type { Player, Task, TaskType } from '../src/model/index.ts'
import { ORDER_OF } from '../src/tasks/index.ts'
import { goldChores, petChores } from './spending.ts'
import type { Chore, NextCommand, Turn } from './chore.ts'

/** What the player does on a day of the year, in this order. */
export const choresOf = (day: number): ReadonlyArray<Chore> => [
  () => ['startDay', { timezoneOffset: day > 180 ? -60 : 0 }],
  revive,
  ...(FIRST_CHORES[day] ?? []),
  scoreDailies,
  scoreHabit,
  ...(BY_WEEKDAY[day % 7] ?? []),
  ...(ONCE[day] ?? []).map(
    (next): Chore =>
      () =>
        next,
  ),
]

const revive: Chore = ({ player }) => (player.user.stats.hp <= 0 ? ['revive', {}] : undefined)

const TASKS = [
  { type: 'habit', text: 'Walk', up: true, down: false },
  { type: 'habit', text: 'Sweets', up: true, down: true, priority: 1.5 },
  { type: 'daily', text: 'Teeth', attribute: 'con', checklist: [{ text: 'Morning' }, { text: 'Evening' }] },
  {
    type: 'daily',
    text: 'Office',
    priority: 2,
    repeat: { s: false, su: false },
    reminders: [{ time: '2025-01-01T07:00:00Z' }],
  },
  { type: 'daily', text: 'Rent', frequency: 'monthly', daysOfMonth: [1] },
  { type: 'daily', text: 'Plants', everyX: 3, frequency: 'daily' },
  { type: 'reward', text: 'Cake', value: 12 },
]

const FIRST_CHORES: Readonly<Record<number, ReadonlyArray<Chore>>> = {
  0: [() => ['createTasks', { tasks: TASKS }]],
  10: [() => ['createTag', { name: 'Garden' }], () => ['createTag', { name: 'Work' }], tagTask],
  17: [
    taskCommand('daily', (task) => [
      'updateTask',
      { task, changes: { notes: 'twice', checklist: [{ text: 'Noon' }], reminders: [{ time: '2025-01-18T12:00Z' }] } },
    ]),
    taskCommand('daily', (task) => ['addChecklistItem', { task, text: 'Night' }]),
    tagCommand((tag) => ['updateTag', { tag, name: 'Home' }]),
    tagCommand((tag) => ['reorderTags', { tag, to: 0 }]),
  ],
  25: [
    taskCommand('daily', (task, item) => ['updateChecklistItem', { task, item, text: 'Dawn' }]),
    taskCommand('daily', (task, item) => ['deleteChecklistItem', { task, item }]),
    taskCommand('daily', (task) => ['removeTaskTag', { task, tag: 'none' }]),
    taskCommand('daily', (task) => ['moveTask', { task, position: 2 }]),
  ],
  80: [tagCommand((tag) => ['deleteTag', { tag }])],
  110: [taskCommand('habit', (task) => ['deleteTask', { task }]), () => ['createTasks', { tasks: [TASKS[1]] }]],
  310: [() => ['createTasks', { tasks: TASKS }]],
}

/** A command about the first task of a type, and the first item of its checklist. */
function taskCommand(type: TaskType, command: (task: string, item: string) => NextCommand): Chore {
  return ({ player }) => {
    const task = tasksOf(player, type)[0]
    if (task === undefined) return undefined
    const item = 'checklist' in task ? task.checklist[0]?.id : undefined
    return command(task._id, item ?? 'none')
  }
}

/** A command about the first tag that is the player's own making. */
function tagCommand(command: (tag: string) => NextCommand): Chore {
  return ({ player }) => {
    const tag = player.user.tags.at(-1)
    return tag === undefined ? undefined : command(tag.id)
  }
}

function tagTask({ player }: Turn): NextCommand {
  const [task] = tasksOf(player, 'daily')
  const tag = player.user.tags.at(-1)
  return task === undefined || tag === undefined ? undefined : ['addTaskTag', { task: task._id, tag: tag.id }]
}

/** A bad month, in which nothing is done but what hurts: the player dies of it. */
const isBad = (day: number): boolean => day >= 255 && day < 285

/** Most dailies that are due are done, some days none. */
const scoreDailies: Chore = ({ player, day, chance }) => {
  const due = tasksOf(player, 'daily').filter((task) => task.type === 'daily' && task.isDue && !task.completed)
  const done = isBad(day) || chance('lazy') < 0.12 ? [] : due.filter(({ text }) => chance(text) < 0.85)
  return done.length === 0
    ? undefined
    : ['bulkScore', { scorings: done.map(({ _id: id }) => ({ id, direction: 'up' })) }]
}

const scoreHabit: Chore = ({ player, day, chance }) => {
  const habit = tasksOf(player, 'habit')[!isBad(day) && chance('which') < 0.5 ? 0 : 1]
  return habit === undefined
    ? undefined
    : ['scoreTask', { task: habit._id, direction: !isBad(day) && chance('good') < 0.7 ? 'up' : 'down' }]
}

const scoreTodo: Chore = ({ player, chance }) => {
  const open = tasksOf(player, 'todo')[0]
  return open === undefined || chance('todo') < 0.2 ? undefined : ['scoreTask', { task: open._id, direction: 'up' }]
}

const tickItem: Chore = ({ player }) => {
  const task = tasksOf(player, 'todo')[0]
  const item = task?.type === 'todo' ? task.checklist.find(({ completed }) => !completed) : undefined
  return task === undefined || item === undefined
    ? undefined
    : ['scoreChecklistItem', { task: task._id, item: item.id }]
}

const newTodo: Chore = ({ day }) => [
  'createTasks',
  {
    tasks: [
      {
        type: 'todo',
        text: `Errand ${day}`,
        priority: day % 2 === 0 ? 1 : 1.5,
        checklist: [{ text: 'a' }, { text: 'b' }],
      },
    ],
  },
]

const castSkill: Chore = ({ player, day }) => {
  const spell = { warrior: 'smash', wizard: 'fireball', rogue: 'backStab', healer: 'heal' }[player.user.stats.class]
  const [target] = tasksOf(player, day % 2 === 0 ? 'daily' : 'habit')
  if (!player.user.flags.classSelected || target === undefined) return undefined
  return ['castSkill', spell === 'heal' ? { skill: spell } : { skill: spell, target: target._id }]
}

const chooseClass: Chore = ({ player }) =>
  player.user.stats.lvl >= 10 && !player.user.flags.classSelected ? ['changeClass', { class: 'wizard' }] : undefined

const allocate: Chore = ({ player, day }) =>
  player.user.stats.points > 0 && player.user.flags.classSelected
    ? ['allocate', { stat: (['int', 'str', 'con', 'per'] as const)[day % 4] }]
    : undefined

const readNotifications: Chore = ({ player }) =>
  player.user.notifications.length === 0
    ? undefined
    : ['readNotifications', { ids: player.user.notifications.map(({ id }) => id) }]

/** 2025-01-01 was a Wednesday: 0 is Wednesday. */
const BY_WEEKDAY: ReadonlyArray<ReadonlyArray<Chore>> = [
  [newTodo, chooseClass],
  [tickItem, ...goldChores],
  [castSkill],
  [scoreTodo, ...petChores],
  [allocate, ...goldChores],
  [taskCommand('reward', (task) => ['scoreTask', { task, direction: 'down' }])],
  [readNotifications],
]

/** Commands of single days, whether they are granted or refused then. */
const ONCE: Readonly<Record<number, ReadonlyArray<readonly [CommandName, unknown]>>> = {
  3: [['updateUser', { changes: { 'profile.name': 'Maren', 'preferences.dailyDueDefaultView': true } }]],
  12: [['unlock', { path: 'skin.bear' }]],
  20: [['purchase', { type: 'eggs', key: 'Wolf', quantity: 2 }]],
  21: [['purchase', { type: 'hatchingPotions', key: 'Base' }]],
  30: [['togglePin', { type: 'marketGear', path: 'gear.flat.weapon_warrior_1' }]],
  31: [['movePin', { path: 'potion', position: 0 }]],
  44: [['buy', { key: 'valentine', type: 'special' }]],
  50: [['purchase', { type: 'gems', key: 'gem' }]],
  60: [['createWebhook', { url: 'https://example.org/hook', label: 'Log' }]],
  65: [['purchaseWithHourglasses', { type: 'pets', key: 'MantisShrimp-Base' }]],
  66: [['buy', { key: '202401', type: 'mystery' }]],
  70: [['openMysteryItem', {}]],
  71: [['blockUser', { user: '00000000-0000-4000-8000-000000000009' }]],
  72: [['castSkill', { skill: 'birthday', target: 'nobody' }]],
  73: [['readCard', { card: 'birthday' }]],
  77: [['unequip', { type: 'all' }]],
  90: [['releasePets', {}]],
  100: [['toggleSleep', {}]],
  107: [['toggleSleep', {}]],
  120: [['customDayStart', { dayStart: 4 }]],
  130: [['changeClass', { class: 'rogue' }]],
  140: [
    ['updateUser', { changes: { 'preferences.automaticAllocation': true, 'preferences.allocationMode': 'taskbased' } }],
  ],
  150: [['fortify', {}]],
  160: [['clearCompletedTodos', {}]],
  170: [['buyQuest', { key: 'dilatoryDistress1' }]],
  180: [['disableClasses', {}]],
  190: [['changeClass', { class: 'healer' }]],
  200: [['allocateBulk', { stats: { con: 1, str: 1 } }]],
  210: [['allocateNow', {}]],
  220: [['syncStats', {}]],
  240: [['rebirth', {}]],
  300: [['resetAccount', {}]],
}

/** The player's tasks of a type, in their order. */
const tasksOf = ({ user, tasks }: Player, type: TaskType): ReadonlyArray<Task> =>
  user.tasksOrder[ORDER_OF[type]].flatMap((id) => tasks[id] ?? [])
