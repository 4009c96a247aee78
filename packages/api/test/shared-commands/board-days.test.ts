import type { SharedTask } from '@daykeep/rules/model'
import { DAY, HOUR } from '@daykeep/rules/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectGranted, foundParty, type TestParty } from '../../test-kit/party.ts'
import type { TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard } from '../../test-kit/chat-and-challenges.ts'

const DAILY = { type: 'daily', text: 'Water the plants', startDate: '2026-11-01T00:00:00.000Z' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const readBoard = async (reader: TestPlayer, { id }: TestParty, type = '') =>
  (await expectGranted(reader.call('GET', `/tasks/group/${id}${type}`))).body
    .data as unknown as ReadonlyArray<SharedTask>

const mirror = (player: TestPlayer, ids: ReadonlyArray<string>) =>
  expectGranted(player.call('PUT', '/user', { body: { 'preferences.tasks.mirrorGroupTasks': ids } }))

describe('a new day of a board (rules 13.7)', () => {
  it('begins once, for whoever comes first, also when many come at once', async () => {
    const party = await foundParty(server)
    const [member] = party.members
    const task = await onBoard(server, party, DAILY)
    await readBoard(member, party)
    server.time.now += DAY
    const boards = await Promise.all([1, 2, 3, 4].map((at) => readBoard(at % 2 ? member : party.leader, party)))
    const [once] = boards[0] ?? []
    expect(once?.value).toBeLessThan(0)
    for (const [each] of boards) expect(each?.value).toBe(once?.value)
    server.time.now += HOUR
    expect((await readBoard(member, party))[0]).toEqual(once)
    await expectGranted(member.call('POST', `/tasks/${task}/score/up`))
    server.time.now += DAY
    const [reopened] = await readBoard(party.leader, party)
    expect(reopened).toMatchObject({ completed: false, streak: 1, group: { completedBy: {} } })
    expect(reopened?.group.log).toMatchObject([{ act: 'done', userId: member.id }])
  })

  it('has begun before somebody ticks a daily without having read the board', async () => {
    const party = await foundParty(server)
    const [member] = party.members
    const task = await onBoard(server, party, DAILY)
    await readBoard(member, party)
    await expectGranted(member.call('POST', `/tasks/${task}/score/up`))
    server.time.now += DAY
    await expectGranted(member.call('POST', `/tasks/${task}/score/up`))
    expect((await readBoard(member, party))[0]).toMatchObject({ completed: true, streak: 2 })
  })
})

describe('tasks of a board among the own ones (rules 13.1)', () => {
  it('are those assigned to the player or to nobody, once the player asks for them', async () => {
    const party = await foundParty(server)
    const [member] = party.members
    const open = await onBoard(server, party)
    const theirs = await onBoard(server, party)
    const mine = await onBoard(server, party)
    await expectGranted(party.leader.call('POST', `/tasks/${theirs}/assign`, { body: [party.leader.id] }))
    await expectGranted(party.leader.call('POST', `/tasks/${mine}/assign`, { body: [member.id] }))
    const boardTexts = async (type?: string) =>
      (await member.tasks(type)).filter((task) => !('userId' in task)).map(({ id }) => id)
    expect(await boardTexts()).toEqual([])
    await mirror(member, [party.id])
    expect(await boardTexts()).toEqual([mine, open])
    expect(await boardTexts('todos')).toEqual([mine, open])
    expect(await boardTexts('habits')).toEqual([])
    const scored = await expectGranted(member.call('POST', `/tasks/${mine}/score/up`))
    expect(scored.body.data['delta']).toBeGreaterThan(0)
    expect(await boardTexts()).toEqual([open])
    expect(await boardTexts('completedTodos')).toEqual([mine])
    await expectGranted(member.call('POST', `/tasks/${mine}/score/down`))
    await mirror(member, [])
    expect(await boardTexts()).toEqual([])
  })
})
