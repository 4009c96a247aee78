import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aReward, aTodo, NOON } from '../../../test-kit/index.ts'
import { dayClock } from '../../calendar/index.ts'
import { asKey, type Task } from '../../model/index.ts'
import { controlOf, isInteractive } from './control-of.ts'

const viewer = { userId: asKey<Task['userId']>('user-1'), clock: dayClock(0, 0), now: NOON }
const ofGroup = (...assignedUsers: ReadonlyArray<string>) => ({ id: 'group-1', assignedUsers, completedBy: {} })
const part = (completed: boolean) => ({
  'user-1': { assignedDate: '2026-06-01T00:00:00.000Z', assignedUsername: 'a', assigningUsername: 'b', completed },
})

describe('the control of a task', () => {
  it.each<[string, Task, boolean]>([
    ['a habit', aHabit(), false],
    ['a reward', aReward(), false],
    ['an open to-do', aTodo(), false],
    ['a completed to-do', aTodo({ completed: true }), true],
    ['a daily that is due', aDaily(), false],
    ['a completed daily', aDaily({ completed: true }), true],
    ['a daily that is not due today, whatever was stored', aDaily({ startDate: '2026-06-11T00:00:00.000Z' }), true],
    ['a daily that has become due since it was stored', aDaily({ isDue: false }), false],
    ['a to-do whose part is done', aTodo({ group: { ...ofGroup('user-1'), assignedUsersDetail: part(true) } }), true],
    ['a to-do whose part is open', aTodo({ group: { ...ofGroup('user-1'), assignedUsersDetail: part(false) } }), false],
  ])('is dimmed when nothing waits: %s', (_, task, dimmed) => expect(controlOf(task, viewer).dimmed).toBe(dimmed))

  it('stays usable on what is completed, so that a tick can be taken back', () => {
    expect(controlOf(aTodo({ completed: true }), viewer)).toEqual({ dimmed: true, interactive: true })
  })

  it.each<[string, Parameters<typeof isInteractive>[0], boolean]>([
    ['own tasks', aTodo(), true],
    ['an own copy of a challenge task', aTodo({ challenge: { id: 'challenge-1' } }), true],
    ['the original of a challenge', { challenge: { id: 'challenge-1' }, group: ofGroup() }, false],
    ['a group task given to nobody', aTodo({ group: ofGroup() }), true],
    ['a group task given to the viewer', aTodo({ group: ofGroup('user-2', 'user-1') }), true],
    ['a group task given to others', aTodo({ group: ofGroup('user-2') }), false],
  ])('is for those whose task it is: %s', (_, task, interactive) => {
    expect(isInteractive(task, viewer.userId)).toBe(interactive)
  })
})
