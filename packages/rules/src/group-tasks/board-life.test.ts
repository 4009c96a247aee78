import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  type Acts,
  aGroup,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  idOf,
  type Transitions,
  transitionsOf,
  NOON,
  onBoardOf,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { type SharedOutcome, type Documents, withGroup } from '../documents/index.ts'
import { leaveGroup } from '../groups/index.ts'
import { approve } from './approval/approve.ts'
import { assign } from './assign.ts'
import { deleteBoardTask } from './delete-board-task.ts'
import { needsWork } from './approval/needs-work.ts'
import { rollOverBoard } from './roll-over-board.ts'
import { scoreBoardTask } from './score-board-task.ts'
import { unassign } from './unassign.ts'
import { updateBoardTask } from './update-board-task.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: {} }
const guild = aGroup('guild', { type: 'guild', memberCount: 2, purchased: { plan: A_PLAN } })
const ida = idOf('ida')
const task = { task: idOf('task') }
const approval = (requested: boolean, approved: boolean) => ({
  approval: { required: true, requests: { [ida]: { requested, approved } } },
})

/** How a task may stand that a member does. */
const BOARDS = {
  open: onBoardOf('guild'),
  assigned: onBoardOf('guild', { ida: false }),
  done: onBoardOf('guild', { ida: true }),
  'needs approval': onBoardOf('guild', { ida: false }, { approval: { required: true } }),
  requested: onBoardOf('guild', { ida: false }, approval(true, false)),
  approved: onBoardOf('guild', { ida: false }, approval(true, true)),
} as const
type State = keyof typeof BOARDS

const townIn = (state: State): Documents =>
  documentsWith({
    users: ['leader', 'ida'].map((name) => aPerson(name, { guilds: [guild._id] })),
    groups: [guild],
    sharedTasks: [aShared.daily('task', { group: BOARDS[state], completed: state === 'done' })],
  })

/** What the member does, and what the leader does about it; and the night. */
const ACTS: Acts<Documents, Pick<SharedOutcome<unknown>, 'state'>> = {
  do: scoreBoardTask(context)({ actorId: ida, ...task, direction: 'up' }),
  undo: scoreBoardTask(context)({ actorId: ida, ...task, direction: 'down' }),
  give: assign(context)({ actorId: idOf('leader'), ...task, users: [ida] }),
  'take back': unassign(context)({ actorId: idOf('leader'), ...task, user: ida }),
  approve: approve(context)({ actorId: idOf('leader'), ...task, user: ida }),
  'send back': needsWork(context)({ actorId: idOf('leader'), ...task, user: ida }),
  reword: updateBoardTask(context)({ actorId: idOf('leader'), ...task, changes: { text: 'Mop' } }),
  'ask for approval': updateBoardTask(context)({
    actorId: idOf('leader'),
    ...task,
    changes: {},
    requiresApproval: true,
  }),
  delete: deleteBoardTask(context)({ actorId: idOf('leader'), ...task }),
  'leave the group': leaveGroup(context)({ actorId: ida, group: guild._id }),
  sleep: (documents) => {
    const yesterday = withGroup(documents, { ...guild, cron: { lastProcessed: toIso(NOON - DAY) } })
    return rollOverBoard(context)({ group: guild._id, actorId: ida })(yesterday)
  },
}

const stateOf = ({ state: { sharedTasks } }: { readonly state: Documents }): State | 'gone' => {
  const after = sharedTasks[task.task] as (ReturnType<typeof aShared.daily> & { completed: boolean }) | undefined
  if (after === undefined) return 'gone'
  const { group, completed } = after
  const request = group.approval?.requests?.[ida]
  if (completed) return 'done'
  if (group.assignedUsers.length === 0) return 'open'
  if (group.approval?.required !== true) return 'assigned'
  if (request?.approved === true) return 'approved'
  return request?.requested === true ? 'requested' : 'needs approval'
}

const TOWNS = Object.fromEntries((Object.keys(BOARDS) as State[]).map((state) => [state, townIn(state)]))

const LIFE = {
  open: {
    do: 'done',
    undo: 'sessionOutdated',
    give: 'assigned',
    'take back': 'open',
    approve: 'done',
    'send back': 'taskNotCompletedByUser',
    reword: 'open',
    'ask for approval': 'open',
    delete: 'gone',
    'leave the group': 'open',
    sleep: 'open',
  },
  assigned: {
    do: 'done',
    undo: 'sessionOutdated',
    give: 'assigned',
    'take back': 'open',
    approve: 'done',
    'send back': 'taskNotCompletedByUser',
    reword: 'assigned',
    'ask for approval': 'needs approval',
    delete: 'gone',
    'leave the group': 'open',
    sleep: 'assigned',
  },
  done: {
    do: 'sessionOutdated',
    undo: 'assigned',
    give: 'done',
    'take back': 'done',
    approve: 'done',
    'send back': 'assigned',
    reword: 'done',
    'ask for approval': 'done',
    delete: 'gone',
    'leave the group': 'done',
    sleep: 'assigned',
  },
  'needs approval': {
    do: 'requested',
    undo: 'sessionOutdated',
    give: 'needs approval',
    'take back': 'open',
    approve: 'approved',
    'send back': 'taskNotCompletedByUser',
    reword: 'needs approval',
    'ask for approval': 'needs approval',
    delete: 'gone',
    'leave the group': 'open',
    sleep: 'needs approval',
  },
  requested: {
    do: 'taskRequiresApproval',
    undo: 'sessionOutdated',
    give: 'requested',
    'take back': 'open',
    approve: 'approved',
    'send back': 'needs approval',
    reword: 'requested',
    'ask for approval': 'requested',
    delete: 'gone',
    'leave the group': 'open',
    sleep: 'needs approval',
  },
  approved: {
    do: 'done',
    undo: 'sessionOutdated',
    give: 'approved',
    'take back': 'open',
    approve: 'canOnlyApproveTaskOnce',
    'send back': 'taskNotCompletedByUser',
    reword: 'approved',
    'ask for approval': 'approved',
    delete: 'gone',
    'leave the group': 'open',
    sleep: 'needs approval',
  },
} as const satisfies Record<State, Transitions[string]>

describe('the life of a task on a board', () => {
  it.each(Object.keys(LIFE) as State[])('that is %s: every act', (state) => {
    expect(transitionsOf(TOWNS, ACTS, stateOf)[state]).toEqual(LIFE[state])
  })

  it('brings nothing while it waits for approval, and all of it afterwards', () => {
    const request = outcomeOf(
      scoreBoardTask(context)({ actorId: ida, ...task, direction: 'up' })(townIn('needs approval')),
    )
    expect(request.report).toMatchObject({ delta: 0, waits: true })
    expect(request.state.users[ida]?.stats.exp).toBe(0)
    const done = outcomeOf(scoreBoardTask(context)({ actorId: ida, ...task, direction: 'up' })(townIn('approved')))
    expect(done.report).toMatchObject({ delta: 1, waits: false })
    expect(done.state.users[ida]?.stats.exp).toBeGreaterThan(0)
  })

  it('approves what its leader does by the doing', () => {
    const mine = onBoardOf('guild', { leader: false }, { approval: { required: true } })
    const town = { ...townIn('open'), sharedTasks: { [task.task]: aShared.daily('task', { group: mine }) } }
    const done = outcomeOf(scoreBoardTask(context)({ actorId: idOf('leader'), ...task, direction: 'up' })(town))
    expect(done.report).toMatchObject({ waits: false, task: { completed: true } })
  })
})
