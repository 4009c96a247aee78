import { toIso } from '@daykeep/rules/kernel'
import { type User, withPartyQuest, withQuestProgress, withStats } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startScheduledQuests } from '../../src/commands/index.ts'
import { createKeyedMutex } from '../../src/core/mutex/keyed-mutex.ts'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest, type TestParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a quest', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const questOf = async (player: TestPlayer) =>
    (await player.call('PUT', '/groups/party', { body: {} })).body.data as unknown as {
      readonly quest: { readonly key?: string; readonly active: boolean; readonly progress: { readonly hp?: number } }
      readonly chat: ReadonlyArray<{ readonly text: string }>
    }

  const running = async (): Promise<TestParty> => {
    const party = await foundParty(server, await registerPlayer(server))
    await inviteToQuest(server, party.leader, 'dustbunnies')
    await expectGranted(party.members[0].call('POST', '/groups/party/quests/accept'))
    return party
  }

  it('asks every member, and starts when all have answered', async () => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    const invited = await inviteToQuest(server, leader, 'dustbunnies')
    expect(invited.body.data).toMatchObject({ key: 'dustbunnies', active: false, leader: leader.id })
    expect((await member.user()).party.quest).toMatchObject({ key: 'dustbunnies', RSVPNeeded: true })
    const accepted = await member.call('POST', '/groups/party/quests/accept')
    expect(accepted.body.data).toMatchObject({ active: true, members: { [leader.id]: true, [member.id]: true } })
    expect((await leader.user()).items.quests).not.toMatchObject({ dustbunnies: 1 })
    const { chat } = await questOf(leader)
    expect(chat.map(({ text }) => text)).toEqual(['`The quest “Under the bed” has begun.`'])
  })

  it.each([
    ['leaves the party', (member: TestPlayer) => member.call('POST', '/groups/party/leave')],
    ['deletes the account', (member: TestPlayer) => member.call('DELETE', '/user', { body: { password: PASSWORD } })],
    [
      'is removed',
      (member: TestPlayer, leader: TestPlayer) => leader.call('POST', `/groups/party/removeMember/${member.id}`),
    ],
  ])('starts when the last member whose answer is open %s', async (_, depart) => {
    const { leader, members } = await foundParty(server, await registerPlayer(server))
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(depart(members[0], leader))
    const { quest, chat } = await questOf(leader)
    expect(quest).toMatchObject({ key: 'dustbunnies', active: true, members: { [leader.id]: true } })
    expect(chat.map(({ text }) => text)).toEqual(['`The quest “Under the bed” has begun.`'])
    expect((await leader.user()).items.quests).not.toMatchObject({ dustbunnies: 1 })
  })

  it('is fought by the new days of its members', async () => {
    const { leader, members } = await running()
    const [member] = members
    const fights = (user: User) => withStats(withQuestProgress(user, { up: 40, down: 2 }), { hp: 50 })
    await patchUser(server, member, fights)
    const hp = (await questOf(leader)).quest.progress.hp ?? 0
    server.time.now = TODAY + DAY
    await expectGranted(member.call('POST', '/cron'))
    const after = await questOf(leader)
    expect(after.quest.progress.hp).toBeCloseTo(hp - 40)
    expect(after.chat[0]?.text).toMatch(new RegExp(`^.${member.username} hits .* for 40`))
    expect((await leader.user()).stats.hp).toBeLessThan(50)
    server.time.now = TODAY
  })

  it('is won once when two members begin their day in the same second', async () => {
    const { leader, members } = await running()
    const [member] = members
    for (const player of [leader, member])
      await patchUser(server, player, (user) => withQuestProgress(user, { up: 5000, down: 0 }))
    server.time.now = TODAY + DAY
    await Promise.all([leader, member].map((player) => expectGranted(player.call('POST', '/cron'))))
    const { quest, chat } = await questOf(leader)
    expect(quest).toMatchObject({ active: false, progress: { collect: {} } })
    expect(chat.filter(({ text }) => text.includes('defeated'))).toHaveLength(1)
    for (const player of [leader, member])
      expect((await player.user()).achievements).toMatchObject({ quests: { dustbunnies: 1 } })
    server.time.now = TODAY
  })

  it('is declined, started without the others, left, and given up', async () => {
    const { leader, members } = await foundParty(server, await registerPlayer(server), await registerPlayer(server))
    const [first, second] = members
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(first.call('POST', '/groups/party/quests/reject'))
    expect((await first.user()).party.quest).toMatchObject({ RSVPNeeded: false })
    await expectGranted(second?.call('POST', '/groups/party/quests/accept') ?? leader.call('GET', '/user'))
    expect((await questOf(leader)).quest).toMatchObject({ active: true })
    await expectGranted(second?.call('POST', '/groups/party/quests/leave') ?? leader.call('GET', '/user'))
    const aborted = await leader.call('POST', '/groups/party/quests/abort')
    expect(aborted.body.data).toMatchObject({ key: null, active: false, members: {} })
    expect((await leader.user()).items.quests).toMatchObject({ dustbunnies: 1 })
  })

  it('starts by itself at the hour that its leader has set, once however many processes look', async () => {
    const { leader, members } = await foundParty(server)
    const { invitedAt } = (await inviteToQuest(server, leader, 'dustbunnies')).body.data
    expect(invitedAt).toEqual({ [members[0].id]: toIso(TODAY) })
    const path = '/groups/party/quests/schedule'
    const planned = await leader.call('POST', path, { body: { hours: 24 } })
    expect(planned.body.data).toMatchObject({ active: false, startsAt: toIso(TODAY + DAY) })
    server.time.now = TODAY + DAY - 1
    await startScheduledQuests(server.app)
    expect((await questOf(leader)).quest).toMatchObject({ active: false })
    server.time.now = TODAY + DAY
    const asAnotherProcess = { ...server.app, mutex: createKeyedMutex() }
    await Promise.all([server.app, asAnotherProcess, server.app].map(startScheduledQuests))
    const { quest, chat } = await questOf(leader)
    expect(quest).toMatchObject({ active: true, members: { [leader.id]: true } })
    expect(quest).not.toHaveProperty('startsAt')
    expect(chat.map(({ text }) => text)).toEqual(['`The quest “Under the bed” has begun.`'])
    expect((await members[0].user()).party.quest).toMatchObject({ key: null, RSVPNeeded: false })
    server.time.now = TODAY
  })

  it('waits for all again when its leader takes the hour back', async () => {
    const { leader } = await foundParty(server)
    await inviteToQuest(server, leader, 'dustbunnies')
    const path = '/groups/party/quests/schedule'
    await expectGranted(leader.call('POST', path, { body: { hours: 1 } }))
    await expectGranted(leader.call('POST', path, { body: { hours: 0 } }))
    server.time.now = TODAY + DAY
    await startScheduledQuests(server.app)
    expect((await questOf(leader)).quest).toMatchObject({ active: false })
    server.time.now = TODAY
  })

  it('is called off before it starts', async () => {
    const { leader, members } = await foundParty(server)
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(leader.call('POST', '/groups/party/quests/cancel'))
    expect((await members[0].user()).party.quest).toMatchObject({ key: null, RSVPNeeded: false })
    expect((await questOf(leader)).chat[0]?.text).toContain('called off the quest')
  })

  it('forgets a player without a party', async () => {
    const player = await registerPlayer(server)
    await patchUser(server, player, (user) => withPartyQuest(user, { key: null }))
    server.time.now = TODAY + DAY
    await expectGranted(player.call('POST', '/cron'))
    server.time.now = TODAY
  })
})
