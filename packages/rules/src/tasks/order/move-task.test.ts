import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHabit, outcomeOf, aTodo, aUser, expectRefusal } from '../../../test-kit/index.ts'
import { asKey, type TaskId } from '../../model/index.ts'
import { moveTask, movedTo } from './move-task.ts'
import { sortByOrder, withTasksAtEnd } from './order.ts'

const ids = (...names: ReadonlyArray<string>): ReadonlyArray<TaskId> => names.map((name) => asKey(name))
const user = aUser({ tasksOrder: { todos: ids('a', 'task-1', 'b', 'c') } })
const move = (position: number) => moveTask()({ task: 'task-1', position })

describe('moveTask', () => {
  it.each([
    ['the top', 0, ['task-1', 'a', 'b', 'c']],
    ['a place between', 2, ['a', 'b', 'task-1', 'c']],
    ['the end', -1, ['a', 'b', 'c', 'task-1']],
    ['beyond the end', 99, ['a', 'b', 'c', 'task-1']],
  ])('moves a task to %s', (_, position, order) => {
    const { state, report } = outcomeOf(move(position)({ user, task: aTodo() }))
    expect(report).toEqual(order)
    expect(state.user.tasksOrder.todos).toEqual(order)
  })

  it('leaves the player as they are when the task is there already', () => {
    expect(outcomeOf(move(1)({ user, task: aTodo() })).state.user).toBe(user)
  })

  it('takes in a task that its order does not know', () => {
    expect(outcomeOf(move(0)({ user, task: aHabit() })).report).toEqual(['task-1'])
  })

  it('refuses a completed to-do', () => {
    expectRefusal(move(0)({ user, task: aTodo({ completed: true }) }), 'cantMoveCompletedTodo')
  })

  it('never loses or doubles a task', () => {
    const law = fc.property(
      fc.uniqueArray(fc.nat(20)),
      fc.nat(20),
      fc.integer({ min: -2, max: 25 }),
      (list, element, to) => {
        const moved = movedTo(list, element, to)
        expect(moved).toHaveLength(new Set([...list, element]).size)
        expect(new Set(moved)).toEqual(new Set([...list, element]))
      },
    )
    fc.assert(law, {
      examples: [
        [[], 1, 0],
        [[1], 1, -1],
      ],
    })
  })
})

describe('the order of tasks', () => {
  const todo = (id: string) => aTodo({ _id: asKey(id) })

  it('is that of the player, with tasks it does not know after them as they came', () => {
    const tasks = ['new', 'c', 'a', 'newer', 'b'].map(todo)
    expect(sortByOrder(tasks, user.tasksOrder).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'new', 'newer'])
  })

  it('takes new tasks in at the end, each once, and no completed to-do', () => {
    const tasks = [
      todo('new'),
      todo('b'),
      aTodo({ _id: asKey('done'), completed: true }),
      aHabit({ _id: asKey('run') }),
    ]
    const { tasksOrder } = withTasksAtEnd(user, tasks)
    expect(tasksOrder).toMatchObject({ todos: ['a', 'task-1', 'b', 'c', 'new'], habits: ['run'] })
  })

  it('always shows every task once', () => {
    const law = fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x', 'y')), (names) => {
      const order = sortByOrder(names.map(todo), user.tasksOrder).map(({ _id }) => String(_id))
      expect(order).toHaveLength(names.length)
      expect(new Set(order)).toEqual(new Set(names))
    })
    fc.assert(law)
  })
})
