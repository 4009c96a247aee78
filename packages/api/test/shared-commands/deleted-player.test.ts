import type { Group, User } from '@daykeep/rules/model'
import { A_PLAN } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../src/store/index.ts'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchGroup, withPlan } from '../../test-kit/documents/patch-group.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { postMessage } from '../../test-kit/chat-and-challenges.ts'

describe('a player who deletes their account', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const remove = (player: TestPlayer) => player.call('DELETE', '/user', { body: { password: PASSWORD } })
  const group = async (id: string) => (await server.app.store.get<Group>('groups', id))?.body

  it('hands the party on, or closes it behind the last one, with its chat', async () => {
    const { id, leader, members } = await foundParty(server)
    await postMessage(leader)
    await expectGranted(remove(leader))
    expect(await group(id)).toMatchObject({ leader: members[0].id, memberCount: 1 })
    await expectGranted(remove(members[0]))
    expect(await group(id)).toBeUndefined()
    expect(await server.app.store.count('messages', eq('groupId', id))).toBe(0)
  })

  it.each([
    ['is asked for', false],
    ['runs', true],
  ])('takes their quest with them while it %s', async (_, isRunning) => {
    const { id, leader, members } = await foundParty(server)
    await inviteToQuest(server, members[0], 'dustbunnies')
    if (isRunning) await expectGranted(leader.call('POST', '/groups/party/quests/accept'))
    expect((await group(id))?.quest.active).toBe(isRunning)
    await expectGranted(remove(members[0]))
    expect((await group(id))?.quest).toMatchObject({ key: null, active: false })
    expect((await leader.user()).party.quest).toMatchObject({ RSVPNeeded: false })
    expect((await leader.user()).party.quest.key ?? null).toBeNull()
  })

  it('leaves a quest of others to them', async () => {
    const { id, leader, members } = await foundParty(server)
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(members[0].call('POST', '/groups/party/quests/accept'))
    await expectGranted(remove(members[0]))
    expect((await group(id))?.quest).toMatchObject({ active: true, members: { [leader.id]: true } })
    expect((await group(id))?.quest.members).not.toHaveProperty(members[0].id)
  })

  it('frees their seat in a plan, of which the payment provider is told', async () => {
    const { id, members } = await foundParty(server)
    await patchGroup(server, id, (found) => {
      const { purchased, ...rest } = withPlan(found)
      const { plan = A_PLAN } = purchased
      return { ...rest, purchased: { plan: { ...plan, subscriptionId: 'sub_1' } } }
    })
    await expectGranted(remove(members[0]))
    const duties = await server.app.store.find('billing', {})
    expect(duties.map(({ body }) => body)).toMatchObject([{ type: 'seats', subscription: 'sub_1', group: id }])
  })

  it('cannot go while a plan of their group runs', async () => {
    const { id, leader } = await foundParty(server)
    await patchGroup(server, id, withPlan)
    expect((await remove(leader)).body.key).toBe('leaderCannotLeaveGroupWithActiveGroup')
    expect((await leader.user())._id).toBe(leader.id)
  })

  it('has nothing left that names them as an owner', async () => {
    const player = await registerPlayer(server)
    await expectGranted(remove(player))
    for (const collection of ['tasks', 'journal', 'tokens'] as const)
      expect(await server.app.store.count(collection, eq('userId', player.id))).toBe(0)
    expect(await server.app.store.get<User>('users', player.id)).toBeUndefined()
  })
})
