import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outboxStatus } from '../../src/commands/outbox/index.ts'
import { eq } from '../../src/store/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge } from '../../test-kit/chat-and-challenges.ts'
import { crowd } from './crowd.ts'

const SIZE = 120
/** Players in one commit of the outbox. */
const BATCH = 50

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const settled = async () => {
  await server.app.background.settled()
  expect(await outboxStatus(server.app.store)).toEqual({ entries: 0, oldest: undefined })
}

const founded = async (): Promise<{ id: string; leader: TestPlayer; ids: readonly string[] }> => {
  const [leader, member] = [await registerPlayer(server), await registerPlayer(server)] as const
  await patchUser(server, leader, (user) => ({ ...user, balance: 10 }))
  const guild = { name: 'Oak', type: 'guild', privacy: 'private', summary: 'Oaks', description: 'Oaks' }
  const categories = [{ slug: 'academics', name: 'Academics' }]
  const response = await expectGranted(leader.call('POST', '/groups', { body: { ...guild, categories } }))
  const id = String(response.body.data['id'])
  return { id, leader, ids: await crowd(server, member, { collection: 'groups', id }, SIZE) }
}

const plansOf = async (ids: readonly string[]) =>
  (await server.app.store.getMany<User>('users', ids)).map(({ body }) => body.purchased.plan)

describe('the plan of a guild of many', () => {
  it('pays for each of its members, and ends for each, a batch at a time', async () => {
    const { id: group, leader, ids } = await founded()
    const ownPlan = { customerId: 'c', paymentMethod: 'Stripe', subscriptionId: 'own' }
    const [subscriber = ''] = ids
    await patchUser(server, { id: subscriber }, (user) => ({
      ...user,
      purchased: { ...user.purchased, plan: { ...user.purchased.plan, ...ownPlan } },
    }))
    const commit = vi.spyOn(server.app.store, 'commit')
    const order = { type: 'groupPlan', group }
    const begun = await expectGranted(leader.call('POST', '/payments', { body: { order } }))
    const path = `/payments/${String(begun.body.data['id'])}/local`
    await expectGranted(leader.call('POST', path, { body: { event: 'paid' } }))
    expect((await leader.user()).purchased.plan.customerId).toBe('group-plan')
    await settled()
    const paid = await plansOf(ids)
    expect(paid.map(({ customerId }) => customerId)).toEqual(ids.map(() => 'group-plan'))
    const replaced = await server.app.store.find('billing', { where: eq('type', 'cancel') })
    expect(replaced.map(({ body }) => body['subscription'])).toEqual(['own'])

    const cancelled = await expectGranted(leader.call('POST', '/payments/cancel', { body: { groupId: group } }))
    await settled()
    const ended = await plansOf(ids)
    const until = String(cancelled.body.data['until'])
    const afterOwnMonth = '2027-01-20T00:00:00.000Z'
    expect(ended.map(({ dateTerminated }) => dateTerminated)).toEqual(
      ids.map((id) => (id === subscriber ? afterOwnMonth : until)),
    )
    const players = commit.mock.calls.map(
      ([writes]) => writes.filter(({ collection }) => collection === 'users').length,
    )
    expect(Math.max(...players)).toBe(BATCH)
  })
})

describe('the table of a challenge of many', () => {
  it('is sent as it is read: nobody holds all participants at once', async () => {
    const { leader, members } = await foundParty(server)
    const id = await makeChallenge(leader)
    await crowd(server, members[0], { collection: 'challenges', id }, SIZE)
    const response = await leader.call('GET', `/challenges/${id}/export/csv`)
    expect(response.headers.get('content-length')).toBeNull()
    expect(String(response.body.data['text']).split('\r\n')).toHaveLength(1 + SIZE + 1)
  })
})
