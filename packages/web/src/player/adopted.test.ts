import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { adopted } from './adopted.ts'
import { type PlayerState, playerState } from './queue.ts'
import { unconfirmedTasks } from './unconfirmed.ts'

const habit = aHabit({ _id: asKey('habit') })
const done = aTodo({ _id: asKey('done'), completed: true })
const before = aPlayer(aUser(), [habit])
const tasksOf = (state: PlayerState) => Object.values<Task>(state.shown.tasks).map(({ _id }) => _id)

describe('adopted', () => {
  it('adds tasks that were loaded apart to what is held and to what is drawn', () => {
    const after = { ...before, tasks: { [habit._id]: { ...habit, text: 'Run' } } }
    const pending = [{ name: 'updateTask' as const, params: {}, at: 0, turn: 0, sent: false, after }]
    const state = adopted([done])({ confirmed: before, pending, shown: after })
    expect(tasksOf(state)).toEqual(['habit', 'done'])
    expect(state.confirmed.tasks[done._id]).toBe(done)
    expect(state.pending[0]?.after.tasks[done._id]).toBe(done)
    expect(unconfirmedTasks(state.confirmed, state.shown)).toEqual(new Set<TaskId>([habit._id]))
  })

  it('leaves what is known, and what was deleted and waits to be', () => {
    const state = playerState(before)
    expect(adopted([{ ...habit, text: 'Older' }])(state)).toBe(state)
    const deleted: PlayerState = { ...state, shown: { ...before, tasks: {} } }
    expect(adopted([habit])(deleted)).toBe(deleted)
  })
})

describe('unconfirmedTasks', () => {
  it('is empty, and the same, while nothing waits', () => {
    expect(unconfirmedTasks(before, before).size).toBe(0)
    expect(unconfirmedTasks(before, { ...before, tasks: { ...before.tasks } })).toBe(unconfirmedTasks(before, before))
  })

  it('holds what was changed and what was made', () => {
    const tasks = { [habit._id]: { ...habit, value: 1 }, [done._id]: done }
    expect(unconfirmedTasks(before, { ...before, tasks })).toEqual(
      new Set<TaskId>(['habit', 'done'].map((id) => asKey(id))),
    )
  })
})
