import * as fc from 'fast-check'
import type { Player, Task } from '../../src/model/index.ts'
import { oneOfOr } from './figures.ts'
import { TAGS } from './task.ts'

/** Ids and aliases of the player's tasks, and now and then of none. */
export const anyTaskName = ({ tasks }: Player): fc.Arbitrary<string> =>
  oneOfOr(Object.values<Task>(tasks).flatMap(({ _id, alias }) => (alias === undefined ? [_id] : [_id, alias])))

const anyDirection = oneOfOr(['up', 'down'], 'sideways')

const item = oneOfOr(['item-0', 'item-1', 'item-2'])
const tag = oneOfOr(TAGS)

const ofTask = <Fields extends object>(player: Player, fields: { [K in keyof Fields]: fc.Arbitrary<Fields[K]> }) =>
  fc.record({ task: anyTaskName(player), ...fields })

const changes = fc.record(
  {
    text: fc.constantFrom('Read', ''),
    notes: fc.constant('ten pages'),
    priority: fc.constantFrom(0.1, 1, 1.5, 2),
    value: fc.integer({ min: -5, max: 50 }),
    alias: fc.constantFrom('alias-0', 'reading', null),
    everyX: fc.integer({ min: 0, max: 3 }),
    recurrence: fc.constantFrom(null, { type: 'times', times: 3, per: 'week' }, { type: 'afterDone', days: 0 }),
  },
  { requiredKeys: [] },
)

/** Parameters of the commands about tasks. */
export const taskParams = {
  createTasks: () =>
    fc.record({
      tasks: fc.array(
        fc.record(
          { type: fc.constantFrom('habit', 'daily', 'todo', 'reward', 'dream'), text: fc.constantFrom('Read', '') },
          { requiredKeys: ['type'] },
        ),
        { maxLength: 3 },
      ),
    }),
  updateTask: (player: Player) => ofTask(player, { changes }),
  deleteTask: (player: Player) => ofTask(player, {}),
  editTasks: (player: Player) =>
    fc.record({
      tasks: fc.array(anyTaskName(player), { maxLength: 4 }),
      edit: fc.oneof(
        fc.record({ type: fc.constant('tag'), tag, on: fc.boolean() }),
        fc.record({ type: fc.constant('difficulty'), priority: fc.constantFrom(0.1, 2) }),
        fc.record({ type: fc.constant('move'), to: fc.constantFrom('top', 'bottom') }),
        fc.record({ type: fc.constantFrom('duplicate', 'delete') }),
        fc.record({ type: fc.constant('skip'), on: fc.boolean() }),
        fc.record({ type: fc.constant('startOn'), day: fc.constantFrom('2026-06-20', 'soon') }),
        fc.record({ type: fc.constant('convert'), to: fc.constantFrom('habit', 'daily', 'todo') }),
      ),
    }),
  clearCompletedTodos: () => fc.constant({}),
  moveTask: (player: Player) => ofTask(player, { position: fc.integer({ min: -1, max: 9 }) }),
  addChecklistItem: (player: Player) =>
    ofTask(player, { text: fc.constantFrom('Sharpen a pencil', ''), completed: fc.boolean() }),
  updateChecklistItem: (player: Player) => ofTask(player, { item, text: fc.constant('Find the pencil') }),
  deleteChecklistItem: (player: Player) => ofTask(player, { item }),
  scoreChecklistItem: (player: Player) => ofTask(player, { item }),
  addTaskTag: (player: Player) => ofTask(player, { tag }),
  removeTaskTag: (player: Player) => ofTask(player, { tag }),
  scoreTask: (player: Player) => ofTask(player, { direction: anyDirection }),
  bulkScore: (player: Player) =>
    fc.record({
      scorings: fc.oneof(
        {
          weight: 6,
          arbitrary: fc.array(fc.record({ id: anyTaskName(player), direction: anyDirection }), { maxLength: 4 }),
        },
        { weight: 1, arbitrary: fc.constantFrom(undefined, 'all of them', [{ direction: 'up' }]) },
      ),
    }),
  createTag: () => fc.record({ name: fc.constantFrom('Home', '') }),
  updateTag: () => fc.record({ tag, name: fc.constantFrom('Garden', '') }),
  deleteTag: () => fc.record({ tag }),
  reorderTags: () => fc.record({ tag, to: fc.integer({ min: -1, max: 5 }) }),
} as const
