import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  answerOf,
  aPerson,
  aShared,
  aSociety,
  idOf,
  NOON,
  onBoardOf,
} from '../../test-kit/index.ts'
import { type Answer, DAY, type RefusalKey, toIso } from '../kernel/index.ts'
import { type SocialOutcome, type Society, withGroup } from '../social/society/index.ts'
import { approve } from './approve.ts'
import { assign } from './assign.ts'
import { needsWork } from './needs-work.ts'
import { rollOverBoard } from './roll-over-board.ts'
import { scoreBoardTask } from './score-board-task.ts'
import { unassign } from './unassign.ts'

const world = { catalogue: aCatalogue(), now: NOON, seed: {} }
const guild = aGroup('guild', { type: 'guild', memberCount: 2, purchased: { plan: A_PLAN } })
const ida = idOf('ida')
const task = { task: idOf('task') }
const approval = (requested: boolean, approved: boolean) => ({
  approval: { required: true, requests: { [ida]: { requested, approved } } },
})

/** How a task may stand that a member does. */
const BOARDS = {
  open: onBoardOf('guild'),
  given: onBoardOf('guild', { ida: false }),
  done: onBoardOf('guild', { ida: true }),
  'to approve': onBoardOf('guild', { ida: false }, { approval: { required: true } }),
  asked: onBoardOf('guild', { ida: false }, approval(true, false)),
  approved: onBoardOf('guild', { ida: false }, approval(true, true)),
} as const
type State = keyof typeof BOARDS

const townIn = (state: State): Society =>
  aSociety({
    users: ['leader', 'ida'].map((name) => aPerson(name, { guilds: [guild._id] })),
    groups: [guild],
    sharedTasks: [aShared.daily('task', { group: BOARDS[state], completed: state === 'done' })],
  })

type Act = (society: Society) => Answer<RefusalKey, Pick<SocialOutcome<unknown>, 'state'>>

/** What the member does, and what the leader does about it; and the night. */
const ACTS: Readonly<Record<string, Act>> = {
  do: scoreBoardTask(world)({ by: ida, ...task, direction: 'up' }),
  undo: scoreBoardTask(world)({ by: ida, ...task, direction: 'down' }),
  give: assign(world)({ by: idOf('leader'), ...task, users: [ida] }),
  'take back': unassign(world)({ by: idOf('leader'), ...task, user: ida }),
  approve: approve(world)({ by: idOf('leader'), ...task, user: ida }),
  'send back': needsWork(world)({ by: idOf('leader'), ...task, user: ida }),
  sleep: (society) => {
    const yesterday = withGroup(society, { ...guild, cron: { lastProcessed: toIso(NOON - DAY) } })
    return E.right({ state: rollOverBoard(world)({ group: guild._id })(yesterday) })
  },
}

const stateOf = ({ sharedTasks }: Society): State => {
  const { group, completed } = sharedTasks[task.task] as ReturnType<typeof aShared.daily> & { completed: boolean }
  const request = group.approval?.requests?.[ida]
  if (completed) return 'done'
  if (group.assignedUsers.length === 0) return 'open'
  if (group.approval?.required !== true) return 'given'
  if (request?.approved === true) return 'approved'
  return request?.requested === true ? 'asked' : 'to approve'
}

describe('the life of a task on a board', () => {
  it.each<[State, string, State | RefusalKey]>([
    ['open', 'do', 'done'],
    ['open', 'undo', 'sessionOutdated'],
    ['open', 'give', 'given'],
    ['open', 'take back', 'open'],
    ['open', 'approve', 'done'],
    ['open', 'send back', 'taskNotCompletedByUser'],
    ['open', 'sleep', 'open'],
    ['given', 'do', 'done'],
    ['given', 'undo', 'sessionOutdated'],
    ['given', 'give', 'given'],
    ['given', 'take back', 'open'],
    ['given', 'approve', 'done'],
    ['given', 'send back', 'taskNotCompletedByUser'],
    ['given', 'sleep', 'given'],
    ['done', 'do', 'sessionOutdated'],
    ['done', 'undo', 'given'],
    ['done', 'give', 'done'],
    ['done', 'take back', 'done'],
    ['done', 'approve', 'done'],
    ['done', 'send back', 'given'],
    ['done', 'sleep', 'given'],
    ['to approve', 'do', 'asked'],
    ['to approve', 'undo', 'sessionOutdated'],
    ['to approve', 'give', 'to approve'],
    ['to approve', 'take back', 'open'],
    ['to approve', 'approve', 'approved'],
    ['to approve', 'send back', 'taskNotCompletedByUser'],
    ['to approve', 'sleep', 'to approve'],
    ['asked', 'do', 'taskRequiresApproval'],
    ['asked', 'undo', 'sessionOutdated'],
    ['asked', 'give', 'asked'],
    ['asked', 'take back', 'open'],
    ['asked', 'approve', 'approved'],
    ['asked', 'send back', 'to approve'],
    ['asked', 'sleep', 'to approve'],
    ['approved', 'do', 'done'],
    ['approved', 'undo', 'sessionOutdated'],
    ['approved', 'give', 'approved'],
    ['approved', 'take back', 'open'],
    ['approved', 'approve', 'canOnlyApproveTaskOnce'],
    ['approved', 'send back', 'taskNotCompletedByUser'],
    ['approved', 'sleep', 'to approve'],
  ])('%s + %s -> %s', (before, act, after) => {
    const answer = ACTS[act]?.(townIn(before))
    if (answer === undefined) throw new Error(`no act ${act}`)
    expect(E.isLeft(answer) ? answer.left.key : stateOf(answer.right.state)).toBe(after)
  })

  it('brings nothing while it waits for approval, and all of it afterwards', () => {
    const asked = answerOf(scoreBoardTask(world)({ by: ida, ...task, direction: 'up' })(townIn('to approve')))
    expect(asked.report).toMatchObject({ delta: 0, waits: true })
    expect(asked.state.users[ida]?.stats.exp).toBe(0)
    const done = answerOf(scoreBoardTask(world)({ by: ida, ...task, direction: 'up' })(townIn('approved')))
    expect(done.report).toMatchObject({ delta: 1, waits: false })
    expect(done.state.users[ida]?.stats.exp).toBeGreaterThan(0)
  })

  it('approves what its leader does by the doing', () => {
    const mine = onBoardOf('guild', { leader: false }, { approval: { required: true } })
    const town = { ...townIn('open'), sharedTasks: { [task.task]: aShared.daily('task', { group: mine }) } }
    const done = answerOf(scoreBoardTask(world)({ by: idOf('leader'), ...task, direction: 'up' })(town))
    expect(done.report).toMatchObject({ waits: false, task: { completed: true } })
  })
})
