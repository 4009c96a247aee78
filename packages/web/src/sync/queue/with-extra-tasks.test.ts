import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { withExtraTasks } from './with-extra-tasks.ts'
import { type SyncState, initialState } from './sync-state.ts'
import { unconfirmedTasks } from './unconfirmed-tasks.ts'

const habit = aHabit({ _id: asKey('habit') })
const done = aTodo({ _id: asKey('done'), completed: true })
const before = aPlayer(aUser(), [habit])
const tasksOf = (state: SyncState) => Object.values<Task>(state.optimistic.tasks).map(({ _id }) => _id)

describe('adopted', () => {
  it('adds tasks that were loaded apart to the confirmed and to the optimistic state', () => {
    const after = { ...before, tasks: { [habit._id]: { ...habit, text: 'Run' } } }
    const pending = [{ name: 'updateTask' as const, params: {}, at: 0, commandSeq: 0, sent: false, after }]
    const state = withExtraTasks([done])({ confirmed: before, pending, optimistic: after })
    expect(tasksOf(state)).toEqual(['habit', 'done'])
    expect(state.confirmed.tasks[done._id]).toBe(done)
    expect(state.pending[0]?.after.tasks[done._id]).toBe(done)
    expect(unconfirmedTasks(state.confirmed, state.optimistic)).toEqual(new Set<TaskId>([habit._id]))
  })

  it('leaves what is known, and what was deleted and waits to be', () => {
    const state = initialState(before)
    expect(withExtraTasks([{ ...habit, text: 'Older' }])(state)).toBe(state)
    const deleted: SyncState = { ...state, optimistic: { ...before, tasks: {} } }
    expect(withExtraTasks([habit])(deleted)).toBe(deleted)
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
