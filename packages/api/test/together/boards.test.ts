import type { SharedTask } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itRefusesTogether } from '../../test-kit/it-refuses-together.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard } from '../../test-kit/together.ts'

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
