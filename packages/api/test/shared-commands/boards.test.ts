import { asKey, type SharedTask } from '@daykeep/rules/model'
import { toIso } from '@daykeep/rules/kernel'
import { aShared } from '@daykeep/rules/test-kit'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, envelopeCodec } from '../../src/contract/index.ts'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchGroup, withPlan } from '../../test-kit/documents/patch-group.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard } from '../../test-kit/chat-and-challenges.ts'

describe('the board of a group', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const stored = async (id: string) => (await server.app.store.get<SharedTask>('sharedTasks', id))?.body

  it('has tasks that are assigned, done for reward, and sent back', async () => {
    const party = await foundParty(server)
    const [member] = party.members
    const task = await onBoard(server, party)
    const assigned = await party.leader.call('POST', `/tasks/${task}/assign`, { body: [member.id] })
    expect(assigned.body.data).toMatchObject({ group: { id: party.id, assignedUsers: [member.id] } })
    expect((await member.user()).notifications.map(({ type }) => type)).toContain('GROUP_TASK_ASSIGNED')
    const scored = await member.call('POST', `/tasks/${task}/score/up`)
    expect(scored.body.data).toMatchObject({
      delta: expect.any(Number) as unknown,
      exp: (await member.user()).stats.exp,
    })
    expect(await stored(task)).toMatchObject({ completed: true })
    await expectGranted(party.leader.call('POST', `/tasks/${task}/needs-work/${member.id}`))
    expect(await stored(task)).toMatchObject({ completed: false })
    expect((await member.user()).notifications.map(({ type }) => type)).toContain('GROUP_TASK_NEEDS_WORK')
    await expectGranted(party.leader.call('POST', `/tasks/${task}/unassign/${member.id}`))
    expect(await stored(task)).toMatchObject({ group: { assignedUsers: [] } })
  })

  it('has checklists, which the leader writes and every member ticks', async () => {
    const party = await foundParty(server)
    const task = await onBoard(server, party)
    const added = await party.leader.call('POST', `/tasks/${task}/checklist`, { body: { text: 'Brush' } })
    expect(isRight(envelopeCodec(endpointNamed('addChecklistItem').response).decode(added.body))).toBe(true)
    const [item] = added.body.data['checklist'] as ReadonlyArray<{ readonly id: string }>
    await expectGranted(party.members[0].call('POST', `/tasks/${task}/checklist/${item?.id}/score`))
    expect(await stored(task)).toMatchObject({ checklist: [{ text: 'Brush', completed: true }] })
    await expectGranted(party.leader.call('PUT', `/tasks/${task}/checklist/${item?.id}`, { body: { text: 'Two' } }))
    await expectGranted(party.leader.call('DELETE', `/tasks/${task}/checklist/${item?.id}`))
    expect(await stored(task)).toMatchObject({ checklist: [] })
  })

  it('is edited and ordered by its leader', async () => {
    const party = await foundParty(server)
    const first = await onBoard(server, party)
    const second = await onBoard(server, party)
    await expectGranted(party.leader.call('PUT', `/tasks/${first}`, { body: { text: 'Paint it red' } }))
    expect(await stored(first)).toMatchObject({ text: 'Paint it red' })
    const moved = await party.leader.call('POST', `/group-tasks/${first}/move/to/0`)
    expect(moved.body.data).toEqual([first, second])
    await expectGranted(party.leader.call('DELETE', `/tasks/${first}`))
    expect(await stored(first)).toBeUndefined()
  })
})

describe('work that needs approval', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const noticesOf = async (player: TestPlayer) => (await player.user()).notifications.map(({ type }) => type)

  it('waits for the leader or a manager, counts once approved, and says who did what', async () => {
    const party = await foundParty(server, await registerPlayer(server), await registerPlayer(server))
    const { leader, members } = party
    const [ida, nia] = members as readonly [TestPlayer, TestPlayer]
    const task = await onBoard(server, party, { type: 'todo', text: 'Paint', requiresApproval: true })
    await expectGranted(leader.call('POST', `/groups/${party.id}/add-manager`, { body: { managerId: nia.id } }))
    const before = (await ida.user()).stats.exp
    await expectGranted(ida.call('POST', `/tasks/${task}/score/up`))
    expect((await ida.user()).stats.exp).toBe(before)
    expect(await noticesOf(leader)).toContain('GROUP_TASK_APPROVAL')
    expect(await noticesOf(nia)).toContain('GROUP_TASK_APPROVAL')
    const waiting = await expectGranted(nia.call('GET', `/approvals/group/${party.id}`))
    expect(waiting.body.data).toMatchObject([{ _id: task, text: 'Paint', userId: { _id: ida.id } }])
    await expectGranted(nia.call('POST', `/tasks/${task}/needs-work/${ida.id}`))
    expect(await noticesOf(ida)).toContain('GROUP_TASK_NEEDS_WORK')
    expect((await leader.call('GET', `/approvals/group/${party.id}`)).body.data).toEqual([])
    await expectGranted(ida.call('POST', `/tasks/${task}/score/up`))
    await expectGranted(leader.call('POST', `/tasks/${task}/approve/${ida.id}`))
    expect(await noticesOf(nia)).not.toContain('GROUP_TASK_APPROVAL')
    expect(await noticesOf(ida)).toContain('GROUP_TASK_APPROVED')
    await expectGranted(ida.call('POST', `/tasks/${task}/score/up`))
    expect((await ida.user()).stats.exp).toBeGreaterThan(before)
    const [{ group }] = (await ida.call('GET', `/tasks/group/${party.id}?type=completedTodos`)).body
      .data as unknown as readonly [SharedTask]
    expect(group.completedBy).toMatchObject({ userId: ida.id })
    expect(group.log?.map(({ act, by }) => [act, by])).toEqual([
      ['requested', undefined],
      ['sentBack', nia.id],
      ['requested', undefined],
      ['approved', leader.id],
      ['done', undefined],
    ])
  })

  it('is no longer told to those who manage no more', async () => {
    const party = await foundParty(server)
    const [ida] = party.members
    const task = await onBoard(server, party, { type: 'todo', text: 'Paint' })
    const body = { managerId: ida.id }
    await expectGranted(party.leader.call('POST', `/groups/${party.id}/add-manager`, { body }))
    await expectGranted(ida.call('PUT', `/tasks/${task}`, { body: { text: 'Paint it' } }))
    await expectGranted(party.leader.call('POST', `/groups/${party.id}/remove-manager`, { body }))
    expect(await ida.call('PUT', `/tasks/${task}`, { body: { text: 'Mine' } })).toMatchObject({
      status: 401,
      body: { key: 'onlyGroupLeaderCanEditTasks' },
    })
  })
})

/** Its day has begun already. */
const planned = ({ server, party }: PartyScene) =>
  patchGroup(server, party, (group) => ({
    ...withPlan(group),
    cron: { lastProcessed: toIso(server.time.now) },
  }))
const given = { before: planned }
const PAINT = { type: 'todo', text: 'Paint' }

itRefusesTogether('boards with a plan', [
  [
    'member',
    'POST /tasks/group/PARTY',
    'they only work here',
    401,
    'onlyGroupLeaderCanEditTasks',
    { ...given, body: PAINT },
  ],
  ['outsider', 'POST /tasks/group/PARTY', 'they are not in it', 404, 'groupNotFound', { ...given, body: PAINT }],
  [
    'leader',
    'POST /tasks/group/PARTY',
    'it has no title',
    400,
    'invalidReqParams',
    { ...given, body: { type: 'todo' } },
  ],
  ['outsider', 'GET /tasks/group/PARTY', 'they are not in it', 404, 'groupNotFound', given],
  [
    'member',
    'GET /tasks/group/PARTY?type=chores',
    'there is no such type',
    400,
    'invalidReqParams',
    { ...given, field: 'type' },
  ],
  ['member', 'GET /tasks/group/ann', 'it is no id', 400, 'invalidReqParams', { field: 'groupId' }],
  ['member', 'GET /approvals/group/PARTY', 'they only work here', 401, 'onlyGroupLeaderCanEditTasks', given],
  ['outsider', 'GET /approvals/group/PARTY', 'they are not in it', 404, 'groupNotFound', given],
])

const TASK = '0b7c2a51-3a07-4b1f-9d7c-4c36f5a1e001'
const JOB = `/tasks/${TASK}`

/** A board with one task. */
const withTask = (task: (group: string) => SharedTask) => ({
  before: async (scene: PartyScene) => {
    await planned(scene)
    await putDocuments(scene.server, { sharedTasks: [{ ...task(scene.party), _id: asKey(TASK) }] })
  },
})
const onBoardOf = (id: string, assignedUsers: readonly string[] = []) => ({ id, assignedUsers, completedBy: {} })
const open = withTask((id) => aShared.todo('task', { group: onBoardOf(id) }))
const done = withTask((id) => aShared.todo('task', { group: onBoardOf(id), completed: true }))
const habit = withTask((id) => aShared.habit('task', { group: onBoardOf(id) }))
const others = withTask((id) => aShared.todo('task', { group: onBoardOf(id, ['somebody']) }))

itRefusesTogether('a task of a board', [
  [
    'member',
    `POST ${JOB}/assign`,
    'they only work here',
    401,
    'onlyGroupLeaderCanEditTasks',
    { ...open, body: ['MEMBER'] },
  ],
  ['outsider', `POST ${JOB}/assign`, 'they are not in it', 404, 'groupNotFound', { ...open, body: ['OUTSIDER'] }],
  ['member', `POST ${JOB}/unassign/MEMBER`, 'they only work here', 401, 'onlyGroupLeaderCanEditTasks', open],
  ['member', `POST ${JOB}/approve/MEMBER`, 'they only work here', 401, 'onlyGroupLeaderCanEditTasks', open],
  ['leader', `POST ${JOB}/needs-work/MEMBER`, 'they have not done it', 400, 'taskNotCompletedByUser', open],
  ['leader', `POST ${JOB}/needs-work/MEMBER`, 'it is a habit', 400, 'needsWorkOnlyDailyTodo', habit],
  ['member', `POST /group-tasks/${TASK}/move/to/0`, 'they only work here', 401, 'onlyGroupLeaderCanEditTasks', open],
  ['leader', `POST /group-tasks/${TASK}/move/to/0`, 'it is done', 400, 'cantMoveCompletedTodo', done],
  [
    'member',
    `PUT ${JOB}`,
    'they only work here',
    401,
    'onlyGroupLeaderCanEditTasks',
    { ...open, body: { text: 'Mine' } },
  ],
  ['member', `DELETE ${JOB}`, 'they only work here', 401, 'onlyGroupLeaderCanEditTasks', open],
  [
    'member',
    `POST ${JOB}/checklist`,
    'they only work here',
    401,
    'onlyGroupLeaderCanEditTasks',
    { ...open, body: { text: 'x' } },
  ],
  ['member', `POST ${JOB}/score/up`, 'it is for others', 401, 'taskAssignedToOthers', others],
  ['member', `POST ${JOB}/score/down`, 'somebody else did it', 400, 'cantUntickForOthers', done],
  ['member', `POST ${JOB}/score/up`, 'it is done', 401, 'sessionOutdated', done],
  ['outsider', `POST ${JOB}/score/up`, 'they are not in it', 400, 'taskNotYours', open],
])

itRefusesTogether('boards', [
  [
    'leader',
    'POST /tasks/group/PARTY',
    'there is no plan',
    404,
    'groupNotFound',
    { body: { type: 'todo', text: 'Paint' } },
  ],
  ['leader', 'POST /tasks/MEMBER/assign', 'there is no such task', 404, 'messageTaskNotFound', { body: ['MEMBER'] }],
  ['leader', 'POST /tasks/MEMBER/assign', 'it is no list of ids', 400, 'assignedMustBeIds', { body: ['ann'] }],
  ['leader', 'POST /tasks/MEMBER/unassign/ann', 'it is no id', 400, 'invalidReqParams', { field: 'userId' }],
  ['leader', 'POST /tasks/MEMBER/unassign/MEMBER', 'there is no such task', 404, 'messageTaskNotFound'],
  ['leader', 'POST /tasks/MEMBER/needs-work/MEMBER', 'there is no such task', 404, 'messageTaskNotFound'],
  ['leader', 'POST /tasks/MEMBER/approve/MEMBER', 'there is no such task', 404, 'messageTaskNotFound'],
  ['leader', 'POST /group-tasks/MEMBER/move/to/0', 'there is no such task', 404, 'messageTaskNotFound'],
])
