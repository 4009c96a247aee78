import { describe, expect, it } from 'vitest'
import { addChallengeFields } from './challenge/index.ts'
import { addBoardFields } from './group/index.ts'
import type { MigrationStep, StoredDocument } from './step.ts'
import { linkTask, requestApprovalPerMember } from './task/index.ts'
import {
  completeWebhooks,
  countCommands,
  nameInvitations,
  setAllocationDefaults,
  verifyUsernames,
} from './user/index.ts'

const MAY = '2026-05-01T08:00:00.000Z'
const JUNE = '2026-06-01T08:00:00.000Z'
const auth = { timestamps: { created: MAY, loggedin: JUNE } }
const request = { id: 'p', name: 'Owls', inviter: 'ada' }
const unread = { name: 'Owls', value: true }
const hook = { id: 'h', url: 'https://example.org', type: 'userActivity', failures: 2 }
const order = { habits: [], dailys: [], todos: [], rewards: [] }

type Row = readonly [title: string, step: MigrationStep, before: StoredDocument, after: StoredDocument]

const ROWS: ReadonlyArray<Row> = [
  ['user 1 counts no commands yet', countCommands, { auth }, { auth, turn: 0, lastCommand: JUNE }],
  [
    'user 1 knows no visit but the last new day',
    countCommands,
    { lastCron: MAY },
    { lastCron: MAY, turn: 0, lastCommand: MAY },
  ],
  [
    'user 1 keeps what was counted',
    countCommands,
    { turn: 7, lastCommand: MAY, auth },
    { turn: 7, lastCommand: MAY, auth },
  ],
  ['user 2 takes silence for no', setAllocationDefaults, {}, withAllocation(false, false)],
  [
    'user 2 keeps a yes under both names',
    setAllocationDefaults,
    { preferences: { automaticAllocation: true } },
    withAllocation(true, true),
  ],
  [
    'user 2 keeps what is said under both',
    setAllocationDefaults,
    withAllocation(false, true),
    withAllocation(false, true),
  ],
  [
    'user 3 keeps what can be answered',
    nameInvitations,
    invited([{}, request, 'x'], { a: unread, b: 1 }),
    invited([request], { a: unread }, request),
  ],
  ['user 3 knows who was never asked', nameInvitations, {}, invited([], {})],
  [
    'user 4 completes webhooks',
    completeWebhooks,
    { auth, webhooks: [hook, { id: 'x' }] },
    { auth, webhooks: [completed(hook)] },
  ],
  [
    'user 5 shows the name that a player registered with',
    verifyUsernames,
    { auth: { local: { username: 'ada' } }, flags: { welcomed: true, verifiedUsername: false } },
    { auth: { local: { username: 'ada' } }, flags: { welcomed: true, verifiedUsername: true } },
  ],
  [
    'user 5 verifies no name that there is not',
    verifyUsernames,
    { auth: { local: {} }, flags: { verifiedUsername: false } },
    { auth: { local: {} }, flags: { verifiedUsername: false } },
  ],
  ['task 1 ties a task to nothing', linkTask, {}, { challenge: {}, group: { assignedUsers: [], completedBy: {} } }],
  [
    'task 1 keeps the ties there are',
    linkTask,
    { challenge: { id: 'c' }, group: { id: 'g', assignedUsers: ['ada'] } },
    { challenge: { id: 'c' }, group: { id: 'g', assignedUsers: ['ada'], completedBy: {} } },
  ],
  ['task 2 leaves tasks without approval', requestApprovalPerMember, { group: { id: 'g' } }, { group: { id: 'g' } }],
  [
    'task 2 asks for each who was assigned',
    requestApprovalPerMember,
    { group: { assignedUsers: ['ada'], approval: { required: true, requested: true, requestedDate: JUNE } } },
    {
      group: {
        assignedUsers: ['ada'],
        approval: { required: true, requests: { ada: { requested: true, approved: false, requestedDate: JUNE } } },
      },
    },
  ],
  [
    'task 2 asks for nobody when nobody asked',
    requestApprovalPerMember,
    { group: { assignedUsers: ['ada'], approval: { required: true, requested: false } } },
    { group: { assignedUsers: ['ada'], approval: { required: true, requests: {} } } },
  ],
  [
    'task 2 requires nothing that was not required',
    requestApprovalPerMember,
    onTask({ requested: true }),
    onTask({ required: false, requests: {} }),
  ],
  [
    'user 3 keeps new messages that name their group and say whether',
    nameInvitations,
    invited([], { a: unread, b: { name: 'Owls', value: 'yes' }, c: { name: 7, value: true }, d: 'new', e: null }),
    invited([], { a: unread }),
  ],
  [
    'user 3 keeps invitations that say whose, which and by whom',
    nameInvitations,
    invited([{ ...request, name: 7 }, { ...request, inviter: undefined }, { ...request, id: null }, request], {}),
    invited([request], {}, request),
  ],
  [
    'group 1 gives a bare group all of it',
    addBoardFields,
    { name: 'Owls' },
    {
      name: 'Owls',
      summary: '',
      challengeCount: 0,
      balance: 0,
      categories: [],
      managers: {},
      cron: {},
      purchased: {},
      tasksOrder: order,
      leaderOnly: { challenges: false, getGems: false },
    },
  ],
  [
    'group 1 opens a board',
    addBoardFields,
    { name: 'Owls', balance: 2, leaderOnly: { challenges: true } },
    {
      name: 'Owls',
      summary: '',
      challengeCount: 0,
      balance: 2,
      categories: [],
      managers: {},
      cron: {},
      purchased: {},
      tasksOrder: order,
      leaderOnly: { challenges: true, getGems: false },
    },
  ],
  [
    'challenge 1 files a challenge under nothing',
    addChallengeFields,
    { name: 'Walks', prize: 3 },
    {
      name: 'Walks',
      prize: 3,
      summary: 'Walks',
      official: false,
      categories: [],
      flags: {},
      flagCount: 0,
      tasksOrder: order,
    },
  ],
]

describe('a step of a stored shape', () => {
  it.each(ROWS)('%s', (_, step, before, after) => {
    const untouched = JSON.stringify(before)
    expect(step(before)).toStrictEqual(after)
    expect(JSON.stringify(before)).toBe(untouched)
  })

  it.each(ROWS)('%s, and never a second time', (_, step, before) => {
    expect(step(step(before))).toStrictEqual(step(before))
  })
})

function withAllocation(automaticAllocation: boolean, autoAllocate: boolean): StoredDocument {
  return { preferences: { automaticAllocation, autoAllocate } }
}

function invited(
  parties: ReadonlyArray<unknown>,
  newMessages: StoredDocument,
  party: StoredDocument = {},
): StoredDocument {
  return { invitations: { guilds: [], parties, party }, newMessages }
}

function completed(webhook: StoredDocument): StoredDocument {
  return { label: '', enabled: true, options: {}, createdAt: MAY, updatedAt: MAY, ...webhook }
}

function onTask(approval: StoredDocument): StoredDocument {
  return { group: { approval } }
}
