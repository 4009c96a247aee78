import type { Challenge, Group, PrivateMessage, User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../src/store/index.ts'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchGroup, withPlan } from '../../test-kit/patch-group.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard, postMessage, startChallenge, writeTo } from '../../test-kit/together.ts'

describe('a player who deletes their account', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const remove = (player: TestPlayer) => player.call('DELETE', '/user', { body: { password: PASSWORD } })
  const group = async (id: string) => (await server.app.store.get<Group>('groups', id))?.body
  const challenge = async (id: string) => (await server.app.store.get<Challenge>('challenges', id))?.body

  it('is no member any more, and the count says so', async () => {
    const { id, leader, members } = await foundParty(server)
    await expectGranted(remove(members[0]))
    expect(await group(id)).toMatchObject({ memberCount: 1 })
    const { data } = (await leader.call('GET', '/groups/party/members')).body
    expect((data as unknown as ReadonlyArray<{ readonly _id: string }>).map(({ _id }) => _id)).toEqual([leader.id])
  })

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

  it('is no participant of a challenge any more; one that they lead goes on', async () => {
    const party = await foundParty(server)
    const { id } = await startChallenge(party)
    const before = (await challenge(id))?.memberCount ?? 0
    await expectGranted(remove(party.members[0]))
    expect((await challenge(id))?.memberCount).toBe(before - 1)
    expect(await server.app.store.count('tasks', eq('challenge.id', id))).toBe(0)
  })

  it('is assigned to nothing any more', async () => {
    const party = await foundParty(server)
    const task = await onBoard(server, party)
    const [member] = party.members
    await expectGranted(party.leader.call('POST', `/tasks/${task}/assign`, { body: [member.id] }))
    await expectGranted(remove(member))
    const stored = (await server.app.store.get<{ readonly group: object }>('sharedTasks', task))?.body
    expect(JSON.stringify(stored)).not.toContain(member.id)
  })

  it('takes their letters, and leaves those of others and what was said in chats', async () => {
    const { id, leader, members } = await foundParty(server)
    const [member] = members
    await writeTo(member, leader)
    const message = await postMessage(member, 'Farewell')
    await expectGranted(remove(member))
    const letters = await server.app.store.find<PrivateMessage>('privateMessages', { where: eq('ownerId', member.id) })
    expect(letters).toEqual([])
    expect((await leader.call('GET', '/inbox/messages')).body.data).toMatchObject([{ uuid: member.id, text: 'Hello!' }])
    expect((await leader.call('GET', `/groups/${id}/chat`)).body.data).toMatchObject([
      { id: message, text: 'Farewell', uuid: member.id },
    ])
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
