import { describe, expect, it } from 'vitest'
import { aHabit, outcomeOf, aPlayer, aTodo, aUser, expectRefusal } from '../../test-kit/index.ts'
import { asKey, type Player, type Task } from '../model/index.ts'
import { clearCompletedTodos } from './clear-completed-todos.ts'
import { deleteTask } from './delete-task.ts'

const todo = aTodo({ alias: 'walk' })
const habit = aHabit({ _id: asKey('habit-1') })
const player = aPlayer(aUser({ tasksOrder: { todos: [asKey('other'), todo._id], habits: [habit._id] } }), [todo, habit])

const remove = (task: string) => deleteTask()({ task })

describe('deleteTask', () => {
  it.each([['task-1'], ['walk']])('takes the task called %s away, from its order too', (name) => {
    const { state, events } = outcomeOf(remove(name)(player))
    expect(state.tasks).toEqual({ [habit._id]: habit })
    expect(state.user.tasksOrder).toEqual({ habits: ['habit-1'], dailys: [], todos: ['other'], rewards: [] })
    expect(events).toEqual([{ type: 'TaskDeleted', task: 'task-1' }])
  })

  it('finds the task no more afterwards', () => {
    expectRefusal(remove('task-1')(outcomeOf(remove('task-1')(player)).state), 'messageTaskNotFound')
  })

  it('leaves what a challenge gives out, until the link is broken', () => {
    const copy = aTodo({ challenge: { id: 'challenge-1' } })
    expectRefusal(remove('task-1')(aPlayer(aUser(), [copy])), 'cantDeleteChallengeTasks')
    const broken = aTodo({ challenge: { id: 'challenge-1', broken: 'CHALLENGE_DELETED' } })
    expect(outcomeOf(remove('task-1')(aPlayer(aUser(), [broken]))).state.tasks).toEqual({})
  })

  it('leaves what a group gives out', () => {
    const copy = aTodo({ group: { id: 'group-1', assignedUsers: [], completedBy: {} } })
    expectRefusal(remove('task-1')(aPlayer(aUser(), [copy])), 'cantDeleteAssignedGroupTasks')
  })
})

describe('clearCompletedTodos', () => {
  const done = (id: string, changes: Partial<Task> = {}) =>
    aTodo({ _id: asKey(id), completed: true, ...(changes as Partial<ReturnType<typeof aTodo>>) })
  const cleared = (tasks: ReadonlyArray<Task>): Player =>
    outcomeOf(clearCompletedTodos()()(aPlayer(aUser(), tasks))).state

  it('takes completed to-dos away and leaves all else', () => {
    expect(Object.keys(cleared([done('a'), done('b'), aTodo(), habit]).tasks)).toEqual(['task-1', 'habit-1'])
  })

  it('keeps those of a working challenge or a group, and clears those whose link is broken', () => {
    const linked = [
      done('challenge', { challenge: { id: 'c' } }),
      done('group', { group: { id: 'g', assignedUsers: [], completedBy: {} } }),
    ]
    const broken = done('broken', { challenge: { id: 'c', broken: 'TASK_DELETED' } })
    expect(Object.keys(cleared([...linked, broken]).tasks)).toEqual(['challenge', 'group'])
  })

  it('leaves the player as they are when there is nothing to clear', () => {
    expect(outcomeOf(clearCompletedTodos()()(player)).state).toBe(player)
  })
})
