import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxStatus } from '../../src/commands/outbox/index.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge } from '../../test-kit/together.ts'
import { copiesOf, crowd } from './crowd.ts'

const SIZE = 120

describe('a challenge of many', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const started = async () => {
    const { leader, members } = await foundParty(server)
    const id = await makeChallenge(leader)
    await expectGranted(leader.call('POST', `/challenges/${id}/join`))
    const ids = await crowd(server, members[0], id, SIZE)
    return { id, leader, everybody: [leader.id, ...ids] }
  }
  const settled = async () => {
    await server.app.background.settled()
    expect(await outboxStatus(server.app.store)).toEqual({ entries: 0, oldest: undefined })
  }

  it('gives each participant one copy of each task, in the order of its changes', async () => {
    const { id, leader, everybody } = await started()
    const added = await expectGranted(
      leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'habit', text: 'Sweep' } }),
    )
    const task = String(added.body.data['id'])
    await expectGranted(leader.call('PUT', `/tasks/${task}`, { body: { text: 'Sweep twice' } }))
    await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: [{ type: 'todo', text: 'Mop' }] }))
    await settled()
    for (const { copies, listed } of await copiesOf(server.app.store, id, everybody)) {
      expect(copies.map(({ text }) => text).toSorted()).toEqual(['Mop', 'Sweep twice'])
      expect(listed).toBe(2)
    }
    await expectGranted(leader.call('DELETE', `/tasks/${task}`))
    await settled()
    for (const { copies } of await copiesOf(server.app.store, id, everybody))
      expect(copies.find(({ challenge }) => challenge.taskId === task)?.challenge.broken).toBe('TASK_DELETED')
  })

  it('gives who joins meanwhile one copy as well', async () => {
    const { id, leader, everybody } = await started()
    const late = await registerPlayer(server)
    await expectGranted(leader.call('POST', '/groups/party/invite', { body: { uuids: [late.id] } }))
    const { _id: party = '' } = (await leader.user()).party
    await expectGranted(late.call('POST', `/groups/${party}/join`))
    await Promise.all([
      expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'habit', text: 'Sweep' } })),
      expectGranted(late.call('POST', `/challenges/${id}/join`)),
    ])
    await settled()
    const shares = await copiesOf(server.app.store, id, [...everybody, late.id])
    expect(shares.map(({ copies }) => copies.length)).toEqual(Array.from({ length: SIZE + 2 }, () => 1))
  })

  it('ends for each participant, the winner first', async () => {
    const { id, leader, everybody } = await started()
    await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: { type: 'habit', text: 'Sweep' } }))
    await settled()
    const [, winner = ''] = everybody
    await expectGranted(leader.call('POST', `/challenges/${id}/selectWinner/${winner}`))
    await settled()
    for (const { copies } of await copiesOf(server.app.store, id, everybody))
      expect(copies).toMatchObject([{ challenge: { broken: 'CHALLENGE_CLOSED' } }])
    const users = await server.app.store.getMany<User>('users', everybody)
    expect(users.flatMap(({ body }) => body.challenges)).toEqual([])
    const won = users.filter(({ body }) => body.notifications.some(({ type }) => type === 'WON_CHALLENGE'))
    expect(won.map((user) => user.id)).toEqual([winner])
  })
})
