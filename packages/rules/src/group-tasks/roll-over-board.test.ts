import { describe, expect, it } from 'vitest'
import { aGroup, aPerson, aShared, documentsWith, idOf, NOON, onBoardOf, outcomeOf } from '../../test-kit/index.ts'
import { DAY, HOUR, toIso } from '../kernel/index.ts'
import type { SharedTask } from '../model/index.ts'
import { rollOverBoard } from './roll-over-board.ts'

const leader = aPerson('leader', { preferences: { dayStart: 4, timezoneOffset: 0 } })
const board = onBoardOf(
  'guild',
  { ida: true, nia: false },
  { approval: { required: true, requests: { [idOf('nia')]: { requested: true, approved: false } } } },
)

const after = (task: SharedTask, lastProcessed: number | undefined = NOON - DAY, now = NOON) => {
  const cron = lastProcessed === undefined ? {} : { lastProcessed: toIso(lastProcessed) }
  const town = documentsWith({
    users: [leader],
    groups: [aGroup('guild', { type: 'guild', cron })],
    sharedTasks: [task],
  })
  const documents = outcomeOf(rollOverBoard({ now })({ group: idOf('guild'), actorId: leader._id })(town)).state
  return { documents, task: documents.sharedTasks[task._id], unchanged: documents === town }
}

const checklist = [true, false].map((completed, index) => ({ id: `${index}`, text: 'step', completed }))

describe('rollOverBoard (rules 13.7)', () => {
  it('lets a daily fall that was due and is not done, by what is missing of its steps, and ends its streak', () => {
    const { task } = after(aShared.daily('task', { group: board, streak: 3, checklist }))
    expect(task).toMatchObject({
      value: -0.5,
      streak: 0,
      completed: false,
      checklist: [{ completed: false }, { completed: false }],
    })
  })

  it('opens what is done again, and keeps its streak', () => {
    const { task } = after(aShared.daily('task', { group: board, streak: 3, completed: true, checklist }))
    expect(task).toMatchObject({
      value: 0,
      streak: 3,
      completed: false,
      checklist: [{ completed: false }, { completed: false }],
    })
    expect(task?.group).toMatchObject({ completedBy: {}, approval: { required: true } })
    expect(Object.values(task?.group.assignedUsersDetail ?? {}).map(({ completed }) => completed)).toEqual([
      false,
      false,
    ])
    expect(task?.group.approval?.requests).toBeUndefined()
  })

  it('leaves a daily alone that was not due', () => {
    const { task } = after(
      aShared.daily('task', { group: board, startDate: '2027-01-01T00:00:00.000Z', streak: 3, checklist }),
    )
    expect(task).toMatchObject({ value: 0, streak: 3, checklist: [{ completed: true }, {}] })
  })

  it('ages open to-dos once, and settles habits', () => {
    expect(after(aShared.todo('task', { group: board })).task?.value).toBe(-1)
    expect(after(aShared.todo('task', { group: board, completed: true })).task?.value).toBe(0)
    expect(
      after(aShared.habit('task', { group: board, counterUp: 3, up: true, down: false, value: 8 })).task,
    ).toMatchObject({
      counterUp: 0,
      value: 4,
    })
    expect(after(aShared.reward('task', { group: board, value: 7 })).task?.value).toBe(7)
  })

  it.each([
    ['on the same day', NOON - 2 * HOUR, NOON, true],
    ['before the leader’s day starts', Date.parse('2026-06-09T05:00:00Z'), Date.parse('2026-06-10T03:59:00Z'), true],
    ['once it has started', Date.parse('2026-06-09T05:00:00Z'), Date.parse('2026-06-10T04:00:00Z'), false],
  ])('%s: unchanged is %s', (_, last, now, unchanged) => {
    expect(after(aShared.daily('task', { group: board }), last, now).unchanged).toBe(unchanged)
  })

  it('counts many days away as one, and notes the day', () => {
    const { documents, task } = after(aShared.todo('task', { group: board }), NOON - 9 * DAY)
    expect(task?.value).toBe(-1)
    expect(documents.groups[idOf('guild')]?.cron).toEqual({ lastProcessed: toIso(NOON) })
  })

  it('only notes the day of a board that never had one', () => {
    const cron = {}
    const task = aShared.todo('task', { group: board })
    const town = documentsWith({ users: [leader], groups: [aGroup('guild', { cron })], sharedTasks: [task] })
    const night = (group: string) => outcomeOf(rollOverBoard({ now: NOON })({ group, actorId: leader._id })(town)).state
    const documents = night(idOf('guild'))
    expect(documents.sharedTasks).toBe(town.sharedTasks)
    expect(documents.groups[idOf('guild')]?.cron).toEqual({ lastProcessed: toIso(NOON) })
    expect(night('gone')).toBe(town)
  })
})
