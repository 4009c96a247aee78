import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  aHabit,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
  onBoardOf,
  sharedFromInput,
} from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import type { SharedTask, User, UserId } from '../model/index.ts'
import { executeShared } from '../execute/index.ts'
import { assign } from './assign.ts'
import { addBoardItem, deleteBoardItem, scoreBoardItem, updateBoardItem } from './board-checklist.ts'
import { mirroredTasks } from './board-of.ts'
import { createBoardTasks } from './create-board-tasks.ts'
import { deleteBoardTask } from './delete-board-task.ts'
import { moveBoardTask } from './move-board-task.ts'
import { boardCommands } from './shared-commands.ts'
import { unassign } from './unassign.ts'
import { updateBoardTask } from './update-board-task.ts'

const catalogue = aCatalogue()
const context = { catalogue, now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', {
  type: 'guild',
  managers: { [idOf<UserId>('manager')]: true },
  purchased: { plan: A_PLAN },
  tasksOrder: { habits: [], dailys: [], todos: [idOf('task'), idOf('other')], rewards: [] },
})
const checklist = [{ id: 'a', text: 'First', completed: false }]
const free = aShared.todo('task', { group: onBoardOf('guild'), checklist })

const town = (task: SharedTask = free, ida: DeepPartial<User> = {}) =>
  documentsWith({
    users: [
      ...['leader', 'manager', 'nia'].map((name) => aPerson(name, inGuild)),
      aPerson('ida', { ...inGuild, ...ida }),
      aPerson('stranger'),
    ],
    groups: [guild],
    sharedTasks: [task],
    tasks: [aHabit({ _id: idOf('own'), userId: idOf('ida') })],
  })
const of = (actorId: string, task = 'task') => ({ actorId: idOf(actorId), task: idOf(task) })

describe('the tasks of a board (rules 13.1 and 13.2)', () => {
  it('are made by leader and managers, on top, with the tag of the group', () => {
    const tasks = [{ type: 'todo', text: 'Sweep', managerNotes: 'all rooms', requiresApproval: true, alias: 'mine' }]
    const { state, report } = outcomeOf(
      createBoardTasks(context)({ actorId: idOf('manager'), group: guild._id, tasks })(town()),
    )
    expect(report).toMatchObject([
      {
        text: 'Sweep',
        tags: [guild._id],
        group: { id: guild._id, managerNotes: 'all rooms', approval: { required: true } },
      },
    ])
    expect(report[0]).not.toHaveProperty('userId')
    expect(report[0]).not.toHaveProperty('alias')
    expect(state.groups[guild._id]?.tasksOrder.todos[0]).toBe(report[0]?._id)
    expectRefusal(
      createBoardTasks(context)({ actorId: idOf('ida'), group: guild._id, tasks })(town()),
      'onlyGroupLeaderCanEditTasks',
    )
    expectRefusal(
      createBoardTasks(context)({ actorId: idOf('leader'), group: guild._id, tasks: [{ type: 'dream' }] })(town()),
      'invalidTaskType',
    )
  })

  it('are changed by leader and managers; every member may fold the checklist, and nothing else', () => {
    const update = (
      actorId: string,
      changes: Parameters<ReturnType<typeof updateBoardTask>>[0]['changes'],
      more = {},
    ) => updateBoardTask(context)({ ...of(actorId), changes, ...more })(town())
    expect(outcomeOf(update('manager', { text: 'Mop' }, { managerNotes: 'twice' })).report).toMatchObject({
      text: 'Mop',
      group: { id: guild._id, managerNotes: 'twice' },
    })
    expect(outcomeOf(update('manager', {}, { requiresApproval: true })).report.group.approval).toEqual({
      required: true,
    })
    expect(outcomeOf(update('ida', { collapseChecklist: true })).report).toMatchObject({ collapseChecklist: true })
    expectRefusal(update('ida', { collapseChecklist: true, text: 'Mop' }), 'onlyGroupLeaderCanEditTasks')
    expectRefusal(update('ida', { collapseChecklist: true }, { managerNotes: 'x' }), 'onlyGroupLeaderCanEditTasks')
    expectRefusal(update('leader', { text: '' }), 'invalidReqParams')
    expectRefusal(
      updateBoardTask(context)({ ...of('ida', 'own'), changes: { text: 'Mop' } })(town()),
      'messageTaskNotFound',
    )
  })

  it('are moved within their column', () => {
    expect(outcomeOf(moveBoardTask(context)({ ...of('leader'), position: -1 })(town())).report).toEqual([
      idOf('other'),
      idOf('task'),
    ])
    expectRefusal(
      moveBoardTask(context)({ ...of('leader'), position: 0 })(town({ ...free, completed: true } as SharedTask)),
      'cantMoveCompletedTodo',
    )
  })

  it('are deleted, given to somebody or not, and what was told about them too', () => {
    const events = { id: 'n', type: 'GROUP_TASK_ASSIGNED', data: { taskId: idOf('task') }, seen: false }
    const assigned = aShared.todo('task', { group: onBoardOf('guild', { ida: false }) })
    const { state } = outcomeOf(deleteBoardTask(context)(of('leader'))(town(assigned, { notifications: [events] })))
    expect(state.sharedTasks).toEqual({})
    expect(state.groups[guild._id]?.tasksOrder.todos).toEqual([idOf('other')])
    expect(state.users[idOf('ida')]?.notifications).toEqual([])
  })

  it('have steps that every member ticks, and leader and managers write', () => {
    const item = { item: 'a' }
    expect(outcomeOf(scoreBoardItem(context)({ ...of('ida'), ...item })(town())).report).toMatchObject({
      checklist: [{ completed: true }],
    })
    expect(outcomeOf(addBoardItem(context)({ ...of('leader'), text: 'Next' })(town())).report).toMatchObject({
      checklist: [{}, { text: 'Next' }],
    })
    expect(outcomeOf(updateBoardItem(context)({ ...of('leader'), ...item, text: 'One' })(town())).report).toMatchObject(
      {
        checklist: [{ text: 'One' }],
      },
    )
    expect(outcomeOf(deleteBoardItem(context)({ ...of('leader'), ...item })(town())).report).toMatchObject({
      checklist: [],
    })
    expectRefusal(addBoardItem(context)({ ...of('ida'), text: 'Next' })(town()), 'onlyGroupLeaderCanEditTasks')
    expectRefusal(scoreBoardItem(context)({ ...of('ida'), item: 'z' })(town()), 'checklistItemNotFound')
    expectRefusal(scoreBoardItem(context)({ ...of('stranger'), ...item })(town()), 'taskNotYours')
  })

  it('are mirrored to members who chose to see them: theirs and nobody’s', () => {
    const assignedTo = (name: string) => aShared.todo(name, { group: onBoardOf('guild', { [name]: false }) })
    const tasks = [free, assignedTo('ida'), assignedTo('nia')]
    const seen = (chosen: ReadonlyArray<string>, groups = [guild]) =>
      mirroredTasks(
        aPerson('ida', { ...inGuild, preferences: { tasks: { mirrorGroupTasks: chosen } } }),
        { groups, tasks },
        NOON,
      ).map(({ text }) => text)
    expect(seen([guild._id])).toEqual(['task', 'ida'])
    expect(seen([])).toEqual([])
    expect(seen([guild._id], [{ ...guild, purchased: { plan: { ...A_PLAN, dateTerminated: toIso(NOON) } } }])).toEqual(
      [],
    )
  })
})

describe('giving a task (rules 13.3)', () => {
  const give = (users: unknown, task = free) =>
    sharedFromInput(boardCommands.assign, context)({ ...of('leader'), users })(town(task))

  it('lists the members, tags them and tells them; who is no member is passed over', () => {
    const users = [idOf('ida'), idOf('leader'), idOf('stranger'), idOf('nobody')]
    const { state, report, events } = outcomeOf(give(users))
    expect(report.group.assignedUsers).toEqual([idOf('ida'), idOf('leader')])
    expect(report.group.assignedUsersDetail?.[idOf('ida')]).toEqual({
      assignedDate: toIso(NOON),
      assignedUsername: 'ida',
      assigningUsername: 'leader',
      completed: false,
    })
    expect(state.users[idOf('ida')]?.tags).toEqual([{ id: guild._id, name: 'guild', group: guild._id }])
    expect(events.map(({ to, event }) => [to, event.type])).toEqual([[idOf('ida'), 'GroupTaskAssigned']])
  })

  it('leaves who has it already as they are', () => {
    const assigned = aShared.todo('task', { group: onBoardOf('guild', { ida: true }) })
    const { report, events } = outcomeOf(give([idOf('ida'), idOf('nia')], assigned))
    expect(report.group.assignedUsersDetail?.[idOf('ida')]?.completed).toBe(true)
    expect(events.map(({ to }) => to)).toEqual([idOf('nia')])
  })

  it('is taken back with what was told', () => {
    const assigned = outcomeOf(
      executeShared(catalogue)(
        { rule: assign },
        { params: { ...of('leader'), users: [idOf('ida')] }, actorId: idOf('leader'), at: NOON, seed: 'seed' },
      )(town()),
    ).state
    expect(assigned.users[idOf('ida')]?.notifications.map(({ type }) => type)).toEqual(['GROUP_TASK_ASSIGNED'])
    const back = outcomeOf(unassign(context)({ ...of('leader'), user: idOf('ida') })(assigned))
    expect(back.report.group).toMatchObject({ assignedUsers: [], assignedUsersDetail: {} })
    expect(back.state.users[idOf('ida')]?.notifications).toEqual([])
  })

  it.each([
    ['no list', give('ida'), 'assignedMustBeIds'],
    ['no ids', give(['ida']), 'assignedMustBeIds'],
    ['own tasks', assign(context)({ ...of('ida', 'own'), users: [] })(town()), 'onlyGroupTasksCanBeAssigned'],
    ['members', assign(context)({ ...of('ida'), users: [] })(town()), 'onlyGroupLeaderCanEditTasks'],
    ['strangers', unassign(context)({ ...of('stranger'), user: idOf('ida') })(town()), 'groupNotFound'],
  ] as const)('refuses %s', (_, result, key) => expectRefusal(result, key))
})
