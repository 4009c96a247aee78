import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxStatus } from '../../src/commands/outbox/index.ts'
import { eq } from '../../src/store/index.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge } from '../../test-kit/chat-and-challenges.ts'
import { copiesOf, crowd } from './crowd.ts'

const SIZE = 120

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const settled = async () => {
  await server.app.background.settled()
  expect(await outboxStatus(server.app.store)).toEqual({ entries: 0, oldest: undefined })
}

describe('a guild of many', () => {
  const founded = async () => {
    const [leader, member, mentioned] = [
      await registerPlayer(server),
      await registerPlayer(server),
      await registerPlayer(server),
    ] as const
    await patchUser(server, leader, (user) => ({ ...user, balance: 10 }))
    const guild = { name: 'Oak', type: 'guild', privacy: 'public', summary: 'Oaks', description: 'Oaks' }
    const categories = [{ slug: 'academics', name: 'Academics' }]
    const response = await expectGranted(leader.call('POST', '/groups', { body: { ...guild, categories } }))
    const id = String(response.body.data['id'])
    for (const each of [member, mentioned]) await expectGranted(each.call('POST', `/groups/${id}/join`))
    const ids = await crowd(server, member, { collection: 'groups', id }, SIZE)
    return { id, leader, mentioned, others: [member.id, mentioned.id, ...ids] }
  }
  const notified = async (id: string, ids: readonly string[]) =>
    (await server.app.store.getMany<User>('users', ids)).map(({ body: { newMessages, notifications } }) => [
      newMessages[id]?.value,
      notifications.filter(({ type }) => type === 'NEW_CHAT_MESSAGE').length,
    ])

  it('tells each member of a message once, whoever is mentioned at once, the author never', async () => {
    const { id, leader, mentioned, others } = await founded()
    const say = (message: string) => expectGranted(leader.call('POST', `/groups/${id}/chat`, { body: { message } }))
    await say(`Good morning, @${mentioned.username}!`)
    await settled()
    expect(await notified(id, others)).toEqual(others.map(() => [true, 1]))
    expect(await notified(id, [leader.id])).toEqual([[undefined, 0]])
    await Promise.all([say('And again'), say('And once more')])
    await settled()
    expect(await notified(id, others)).toEqual(others.map(() => [true, 1]))
    expect(await server.app.store.count('messages', eq('groupId', id))).toBe(3)
  })
})

describe('a challenge of many', () => {
  const started = async () => {
    const { leader, members } = await foundParty(server)
    const id = await makeChallenge(leader)
    await expectGranted(leader.call('POST', `/challenges/${id}/join`))
    const ids = await crowd(server, members[0], { collection: 'challenges', id }, SIZE)
    return { id, leader, everybody: [leader.id, ...ids] }
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
