import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
  onBoardOf,
} from '../../test-kit/index.ts'
import type { SharedTask, User, UserId } from '../model/index.ts'
import { executeShared } from '../execute/index.ts'
import { approve, pendingApprovals } from './approval/approve.ts'
import { needsWork } from './approval/needs-work.ts'
import { scoreBoardTask } from './score-board-task.ts'

const catalogue = aCatalogue()
const context = { catalogue, now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', {
  type: 'guild',
  managers: { [idOf<UserId>('manager')]: true },
  purchased: { plan: A_PLAN },
})

const town = (task: SharedTask, ida: DeepPartial<User> = {}) =>
  documentsWith({
    users: [
      ...['leader', 'manager', 'nia'].map((name) => aPerson(name, inGuild)),
      aPerson('ida', { ...inGuild, ...ida }),
      aPerson('stranger'),
    ],
    groups: [guild],
    sharedTasks: [task],
  })
const of = (actorId: string, task = 'task') => ({ actorId: idOf(actorId), task: idOf(task) })
const doneBy = (name: string) => ({ userId: idOf<UserId>(name), date: new Date(NOON).toISOString() })
const free = aShared.todo('task', { group: onBoardOf('guild') })

describe('sending work back (rules 13.5)', () => {
  const done = aShared.todo('task', { group: onBoardOf('guild', { ida: true }), completed: true, value: 1 })
  const back = (actorId: string, task: SharedTask = done) =>
    needsWork(context)({ ...of(actorId), user: idOf('ida') })(town(task, { stats: { gp: 9, exp: 20 } }))

  it('takes back what it brought, and says so', () => {
    const { state, report, events } = outcomeOf(back('leader'))
    expect(report).toMatchObject({
      completed: false,
      group: { assignedUsersDetail: { [idOf('ida')]: { completed: false } } },
    })
    expect(state.users[idOf('ida')]?.stats.gp).toBeLessThan(9)
    expect(events.at(-1)).toEqual({
      to: idOf('ida'),
      event: {
        type: 'GroupTaskNeedsWork',
        task: { id: idOf('task'), text: 'task' },
        group: { id: guild._id, name: 'guild' },
        manager: { id: idOf('leader'), name: 'leader' },
      },
    })
  })

  it.each([
    [
      'what is no daily or to-do, first of all',
      back('stranger', aShared.habit('task', { group: onBoardOf('guild') })),
      'needsWorkOnlyDailyTodo',
    ],
    [
      'what somebody else has done',
      back(
        'leader',
        aShared.todo('task', { completed: true, group: onBoardOf('guild', {}, { completedBy: doneBy('nia') }) }),
      ),
      'taskNotCompletedByUser',
    ],
    [
      'what was done and is open again',
      back('leader', aShared.todo('task', { group: onBoardOf('guild', {}, { completedBy: doneBy('ida') }) })),
      'taskNotCompletedByUser',
    ],
    ['what was not done, before the rights', back('stranger', free), 'taskNotCompletedByUser'],
    ['strangers', back('stranger'), 'groupNotFound'],
    ['members', back('nia'), 'onlyGroupLeaderCanEditTasks'],
    [
      'what is not there',
      needsWork(context)({ ...of('leader', 'gone'), user: idOf('ida') })(town(free)),
      'messageTaskNotFound',
    ],
  ] as const)('refuses %s', (_, result, key) => expectRefusal(result, key))
})

describe('approving (rules 13.6)', () => {
  const asking = aShared.todo('task', { group: onBoardOf('guild', { ida: false }, { approval: { required: true } }) })
  const act = { at: NOON, seed: 'seed' }
  const request = outcomeOf(
    executeShared(catalogue)(
      { rule: scoreBoardTask },
      { params: { ...of('ida'), direction: 'up' }, actorId: idOf('ida'), ...act },
    )(town(asking)),
  ).state
  const types = (documents: typeof request, name: string) =>
    documents.users[idOf(name)]?.notifications.map(({ type }) => type)

  it('is asked of leader and managers', () => {
    expect([types(request, 'leader'), types(request, 'manager'), types(request, 'nia')]).toEqual([
      ['GROUP_TASK_APPROVAL'],
      ['GROUP_TASK_APPROVAL'],
      [],
    ])
  })

  it('is asked no longer once it is done; the member may score then', () => {
    const approved = outcomeOf(
      executeShared(catalogue)(
        { rule: approve },
        { params: { ...of('manager'), user: idOf('ida') }, actorId: idOf('manager'), ...act },
      )(request),
    ).state
    expect([types(approved, 'leader'), types(approved, 'manager')]).toEqual([[], []])
    expect(types(approved, 'ida')).toEqual(['GROUP_TASK_APPROVED', 'SCORED_TASK'])
    expect(approved.sharedTasks[idOf('task')]?.group.approval?.requests?.[idOf('ida')]).toMatchObject({
      approved: true,
      approvingUser: idOf('manager'),
    })
  })

  it('waits are listed: all for leader and managers, their own for others', () => {
    const waiting = (actorId: string) =>
      outcomeOf(pendingApprovals(context)({ actorId: idOf(actorId), group: guild._id })(request)).map(
        ({ user }) => user.profile.name,
      )
    expect([waiting('leader'), waiting('manager'), waiting('ida'), waiting('nia')]).toEqual([
      ['ida'],
      ['ida'],
      ['ida'],
      [],
    ])
    expectRefusal(pendingApprovals(context)({ actorId: idOf('stranger'), group: guild._id })(request), 'groupNotFound')
  })

  it('is for leader and managers', () =>
    expectRefusal(approve(context)({ ...of('nia'), user: idOf('ida') })(request), 'onlyGroupLeaderCanEditTasks'))
})
