import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aDaily,
  aGroup,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  aUser,
  expectRefusal,
  idOf,
  NOON,
  onBoardOf,
  sharedFromInput,
} from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import type { SharedTask, UserId } from '../model/index.ts'
import { scoreTask } from '../scoring/index.ts'
import type { Documents } from '../documents/index.ts'
import { scoreBoardTask } from './score-board-task.ts'
import { boardCommands } from './shared-commands.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: {} }
const inGuild = { guilds: [idOf('guild')], achievements: { completedTask: true, streak: 2 } }
const guild = aGroup('guild', {
  type: 'guild',
  memberCount: 4,
  managers: { [idOf<UserId>('manager')]: true },
  purchased: { plan: A_PLAN },
})
const names = ['leader', 'manager', 'ida', 'nia']

const town = (task: SharedTask): Documents =>
  documentsWith({ users: names.map((name) => aPerson(name, inGuild)), groups: [guild], sharedTasks: [task] })

const score = (actorId: string, direction: string, documents: Documents) =>
  sharedFromInput(boardCommands.scoreBoardTask, context)({ actorId: idOf(actorId), task: idOf('task'), direction })(
    documents,
  )

const group = onBoardOf('guild')
const both = onBoardOf('guild', { ida: false, nia: false })
const stats = (documents: Documents, name: string) => documents.users[idOf(name)]?.stats

describe('scoring a task of a board (rules 13.4)', () => {
  it('pays the scorer as for an own task, but for streaks, history and lists', () => {
    const daily = aShared.daily('task', { group, streak: 20, isDue: true })
    const { state, report, events } = outcomeOf(score('ida', 'up', town(daily)))
    const own = aDaily({ userId: aUser()._id, streak: 20, isDue: true })
    const alike = outcomeOf(scoreTask(context)({ direction: 'up' })({ user: aUser(inGuild), task: own }))
    expect(stats(state, 'ida')).toEqual(alike.state.user.stats)
    expect(report.delta).toBe(alike.report.delta)
    expect(report.task).toMatchObject({ completed: true, streak: 21, history: [], value: 1 })
    expect(state.users[idOf('ida')]?.achievements.streak).toBe(2)
    expect(events.map(({ event }) => event.type)).not.toContain('StreakReached')
  })

  it('notes who did what was given to nobody', () => {
    const todo = outcomeOf(score('ida', 'up', town(aShared.todo('task', { group })))).report.task
    expect(todo).toMatchObject({
      completed: true,
      dateCompleted: toIso(NOON),
      group: { completedBy: { userId: idOf('ida'), date: toIso(NOON) } },
    })
  })

  it('is done only when all have done it whom it was given to', () => {
    const first = outcomeOf(score('ida', 'up', town(aShared.daily('task', { group: both, streak: 4 }))))
    expect(first.report.task).toMatchObject({ completed: false, streak: 4 })
    const second = outcomeOf(score('nia', 'up', first.state))
    expect(second.report.task).toMatchObject({ completed: true, streak: 5 })
    const { assignedUsersDetail } = second.report.task.group
    expect(Object.values(assignedUsersDetail ?? {}).map(({ completedDate }) => completedDate)).toEqual([
      toIso(NOON),
      toIso(NOON),
    ])
    expect(second.report.task.value).toBeGreaterThan(first.report.task.value)
  })

  it('is open again when one of them takes it back; a daily loses the day only if it was whole', () => {
    const done = onBoardOf('guild', { ida: true, nia: true })
    const whole = aShared.daily('task', { group: done, completed: true, streak: 5 })
    const once = outcomeOf(score('ida', 'down', town(whole)))
    expect(once.report.task).toMatchObject({ completed: false, streak: 4 })
    const twice = outcomeOf(score('nia', 'down', once.state))
    expect(twice.report.task).toMatchObject({ completed: false, streak: 4 })
    const todo = aShared.todo('task', { group: done, completed: true, dateCompleted: toIso(NOON) })
    expect(outcomeOf(score('ida', 'down', town(todo))).report.task).not.toHaveProperty('dateCompleted')
  })

  it.each([
    ['daily', aShared.daily('task', { group: onBoardOf('guild', { ida: true, nia: false }) })],
    ['to-do', aShared.todo('task', { group: onBoardOf('guild', { ida: true, nia: false }) })],
  ])('goes by the own part: a %s that waits for others can be taken back, and scored by them', (_, task) => {
    const back = outcomeOf(score('ida', 'down', town(task)))
    expect(back.report.task.group.assignedUsersDetail?.[idOf<UserId>('ida')]?.completed).toBe(false)
    expect(back.report.delta).toBeLessThan(0)
    expect(outcomeOf(score('nia', 'up', town(task))).report.task).toMatchObject({ completed: true })
  })

  it('gives a habit and a reward no mark of a daily', () => {
    const habit = outcomeOf(score('ida', 'up', town(aShared.habit('task', { group })))).report.task
    const reward = outcomeOf(score('ida', 'up', town(aShared.reward('task', { group, value: 0 })))).report.task
    for (const task of [habit, reward]) expect(task).not.toHaveProperty('completed')
  })

  it('hurts by habits and costs by rewards, as usual', () => {
    const hurt = outcomeOf(score('ida', 'down', town(aShared.habit('task', { group })))).state
    expect(stats(hurt, 'ida')?.hp).toBeLessThan(50)
    expectRefusal(score('ida', 'down', town(aShared.reward('task', { group, value: 5 }))), 'messageNotEnoughGold')
  })
})

describe('taking a tick back (rules 2.1 step 3)', () => {
  /** Not to the last grain: the value is shared, so a later part pays a little less. */
  const paid = (documents: Documents) => names.filter((name) => (stats(documents, name)?.gp ?? 0) > 0.5)
  const roundTrip = (doers: ReadonlyArray<string>, undoer: string, task: SharedTask) => {
    const done = doers.reduce((documents, doer) => outcomeOf(score(doer, 'up', documents)).state, town(task))
    expect(paid(done)).toEqual([...doers].sort())
    return outcomeOf(score(undoer, 'down', done)).state
  }
  const todo = (assigned: Readonly<Record<string, boolean>> = {}) =>
    aShared.todo('task', { group: onBoardOf('guild', assigned) })

  it.each([
    ['who did it', ['ida'], 'manager', todo(), []],
    ['the one it was given to', ['ida'], 'leader', todo({ ida: false }), []],
    ['the player, of several it was given to', ['ida', 'nia'], 'ida', todo({ ida: false, nia: false }), ['nia']],
  ] as const)('takes it from %s', (_, doers, undoer, task, left) => {
    expect(paid(roundTrip(doers, undoer, task))).toEqual(left)
  })

  it('takes it from who did their part last, when a manager takes back what several have done', () => {
    const first = outcomeOf(score('ida', 'up', town(todo({ ida: false, nia: false })))).state
    const later = { ...context, now: NOON + 1000 }
    const params = { actorId: idOf('nia'), task: idOf('task'), direction: 'up' } as const
    const second = outcomeOf(scoreBoardTask(later)(params)(first)).state
    expect(paid(outcomeOf(score('manager', 'down', second)).state)).toEqual(['ida'])
  })

  it('leaves nothing behind but what luck brought: stats and value are as before', () => {
    const back = roundTrip(['ida'], 'ida', todo())
    expect(stats(back, 'ida')?.gp).toBeCloseTo(0)
    expect(back.sharedTasks[idOf('task')]).toMatchObject({ completed: false, group: { completedBy: {} } })
    expect(back.sharedTasks[idOf('task')]?.value).toBeCloseTo(0)
  })
})

describe('scoring a task of a board refuses', () => {
  const done = { ...group, completedBy: { userId: idOf('ida'), date: toIso(NOON) } }

  it.each([
    ['an odd direction', score('ida', 'sideways', town(aShared.todo('task', { group }))), 'directionUpDown'],
    ['a task that is not there', score('ida', 'up', town(aShared.todo('other', { group }))), 'messageTaskNotFound'],
    [
      'what is done already',
      score('ida', 'up', town(aShared.todo('task', { group: done, completed: true }))),
      'sessionOutdated',
    ],
    ['what is not done', score('ida', 'down', town(aShared.todo('task', { group }))), 'sessionOutdated'],
    [
      'what was given to others',
      score('leader', 'up', town(aShared.todo('task', { group: both }))),
      'taskAssignedToOthers',
    ],
    [
      'ticks of others',
      score('nia', 'down', town(aShared.todo('task', { group: done, completed: true }))),
      'cantUntickForOthers',
    ],
  ] as const)('%s', (_, result, key) => expectRefusal(result, key))
})
