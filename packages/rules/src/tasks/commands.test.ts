import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aTodo, aUser, NOON } from '../../test-kit/index.ts'
import { executeCommand } from '../execute/index.ts'
import { taskCommands } from './commands.ts'

const decoded = (row: keyof typeof taskCommands, params: unknown) => taskCommands[row].params.decode(params)

describe('the commands about tasks', () => {
  it('load the tasks whose ids and aliases new ones bring along', () => {
    const tasks = [{ _id: 'a', alias: 'b' }, { id: 'c', alias: null }, { text: 'd' }]
    expect(taskCommands.createTasks.scope({ tasks })).toEqual({ named: ['a', 'b', 'c'] })
  })

  it('load the task that has the alias a task is to get', () => {
    expect(taskCommands.updateTask.scope({ task: 'a', changes: { alias: 'b' } })).toEqual({ named: ['a', 'b'] })
    expect(taskCommands.updateTask.scope({ task: 'a', changes: { alias: null } })).toEqual({ named: ['a'] })
  })

  it('load every task to clear those that are completed', () => {
    expect(taskCommands.clearCompletedTodos.scope({})).toBe('all')
  })

  it.each<[keyof typeof taskCommands, unknown]>([
    ['createTasks', {}],
    ['createTasks', { tasks: ['Walk'] }],
    ['updateTask', { task: 'a' }],
    ['updateTask', { task: 'a', changes: [] }],
    ['deleteTask', { task: 7 }],
    ['moveTask', { task: 'a', position: 1.5 }],
    ['moveTask', { task: 'a', position: '' }],
    ['addChecklistItem', { task: 'a', text: true }],
    ['scoreChecklistItem', { task: 'a' }],
    ['addTaskTag', { task: 'a' }],
  ])('refuse malformed parameters: %s %j', (row, params) => expect(decoded(row, params)._tag).toBe('Left'))

  it('read a place that is written as text', () => {
    expect(decoded('moveTask', { task: 'a', position: '-1' })).toEqual({
      _tag: 'Right',
      right: { task: 'a', position: -1 },
    })
  })

  it('count as a turn of the player, found by alias as well', () => {
    const player = aPlayer(aUser(), [
      aTodo({ alias: 'walk', checklist: [{ id: 'i', text: 'shoes', completed: false }] }),
    ])
    const act = { params: { task: 'walk', item: 'i' }, at: NOON + 1 }
    const { state } = outcomeOf(executeCommand(aCatalogue())(taskCommands.scoreChecklistItem, act)(player))
    expect(state.user.turn).toBe(1)
    expect(Object.values(state.tasks)[0]).toMatchObject({ checklist: [{ completed: true }] })
  })
})
