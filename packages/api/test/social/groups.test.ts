import { asKey, TAVERN, type UserId } from '@daykeep/rules/model'
import { aGroup, aMessage, idOf } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestResponse } from '../../test-kit/client.ts'
import { patchGroup } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { DEN, GUILD, PARTY, createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

const ids = ({ body }: TestResponse): ReadonlyArray<string> =>
  (body.data as unknown as ReadonlyArray<{ readonly _id: string }>).map(({ _id }) => _id)

describe('groups', () => {
  let server: TestServer
  let people: SamplePlayers
  beforeAll(async () => {
    server = await startTestServer()
    people = await createSamples(server)
  })
  afterAll(() => server.stop())

  it('shows a party to its members with leader, quest and chat, under both of its names', async () => {
    for (const name of ['party', PARTY]) {
      const { body } = await people.member.call('GET', `/groups/${name}`)
      expect(body.data).toMatchObject({
        id: PARTY,
        leader: { _id: people.leader.id, auth: { local: { username: people.leader.username } } },
        quest: { active: false, members: {} },
        chat: [{ text: 'second', timestamp: TODAY - 2000 }, { text: 'first' }],
      })
    }
  })

  it.each([
    ['/groups/party', 'outsider', 404, 'groupNotFound'],
    [`/groups/${PARTY}`, 'outsider', 404, 'groupNotFound'],
    [`/groups/${DEN}`, 'outsider', 404, 'groupNotFound'],
    [`/groups/${PARTY}/members`, 'outsider', 404, 'groupNotFound'],
    [`/groups/${PARTY}/invites`, 'outsider', 404, 'groupNotFound'],
    [`/groups/${PARTY}/chat`, 'outsider', 404, 'groupNotFound'],
    [`/tasks/group/${DEN}`, 'outsider', 404, 'groupNotFound'],
    [`/tasks/group/${GUILD}`, 'member', 404, 'groupNotFound'],
    [`/tasks/group/${DEN}?type=fun`, 'member', 400, 'invalidReqParams'],
    ['/tasks/group/den', 'member', 400, 'invalidReqParams'],
    [`/approvals/group/${DEN}`, 'member', 401, 'onlyGroupLeaderCanEditTasks'],
    ['/groups', 'member', 400, 'invalidReqParams'],
    ['/groups?type=castles', 'member', 400, 'groupTypesRequired'],
    ['/groups?type=guilds&paginate=true', 'member', 400, 'guildsOnlyPaginate'],
    ['/groups?type=publicGuilds&paginate=maybe', 'member', 400, 'invalidReqParams'],
    ['/groups?type=publicGuilds&paginate=true&page=-1', 'member', 400, 'invalidReqParams'],
    [`/groups/${PARTY}/members?limit=0`, 'member', 400, 'invalidReqParams'],
    [`/groups/${PARTY}/members?sort=gold`, 'member', 400, 'invalidReqParams'],
    [`/groups/${PARTY}/members?sort=level&order=up`, 'member', 400, 'invalidReqParams'],
    [`/groups/${PARTY}/members?lastId=x`, 'member', 400, 'invalidReqParams'],
    [`/groups/${PARTY}/chat?before=x`, 'member', 400, 'invalidReqParams'],
    ['/looking-for-party', 'member', 400, 'notPartyLeader'],
    ['/looking-for-party?zone=near', 'leader', 400, 'invalidReqParams'],
    ['/looking-for-party?class=bard', 'leader', 400, 'invalidReqParams'],
    ['/looking-for-party?page=x', 'leader', 400, 'invalidReqParams'],
  ] as const)('refuses %s to the %s: %i %s', async (path, caller, status, key) => {
    expect(await people[caller].call('GET', path)).toMatchObject({ status, body: { success: false, key } })
  })

  it('shows a public guild and its chat to everybody', async () => {
    expect((await people.outsider.call('GET', `/groups/${GUILD}`)).body.data).toMatchObject({ id: GUILD })
    expect((await people.outsider.call('GET', `/groups/${GUILD}/chat`)).status).toBe(200)
  })

  it('shows a shadow-muted player’s messages to the player alone, and reports to nobody', async () => {
    const texts = async (who: keyof SamplePlayers) =>
      ((await people[who].call('GET', '/groups/party/chat')).body.data as unknown as Array<{ text: string }>).map(
        ({ text }) => text,
      )
    expect(await texts('member')).toEqual(['second', 'first'])
    expect(await texts('muted')).toEqual(['shadow', 'second', 'first'])
    const { body } = await people.muted.call('GET', '/groups/party/chat')
    expect(body.data).toMatchObject({ 0: { flagCount: 0, flags: {} } })
  })

  it('reads a chat in parts, each older than a message', async () => {
    const messages = Array.from({ length: 60 }, (_, n) =>
      aMessage(`m${n}`, { groupId: GUILD, text: `m${n}`, timestamp: TODAY + Math.floor(n / 2) }),
    )
    await putDocuments(server, { messages })
    const read = async (query: string) => ids(await people.member.call('GET', `/groups/${GUILD}/chat${query}`))
    const newest = await read('')
    expect(newest).toHaveLength(50)
    const older = await read(`?before=${newest.at(-1)}`)
    expect(older).toHaveLength(10)
    expect(new Set([...newest, ...older])).toEqual(new Set(messages.map(({ _id }) => _id)))
    expect(await read('?limit=3')).toEqual(newest.slice(0, 3))
    expect(await read(`?limit=3&before=${newest[2]}`)).toEqual(newest.slice(3, 6))
  })

  it('lists groups by type, largest first', async () => {
    const list = async (who: keyof SamplePlayers, query: string) =>
      ids(await people[who].call('GET', `/groups?type=${query}`))
    expect(await list('member', 'party')).toEqual([PARTY])
    expect(await list('outsider', 'party')).toEqual([])
    expect(new Set(await list('member', 'guilds'))).toEqual(new Set([GUILD, DEN]))
    expect(await list('member', 'privateGuilds')).toEqual([DEN])
    expect(await list('outsider', 'guilds')).toEqual([])
    expect(await list('outsider', 'publicGuilds&paginate=true')).toEqual([GUILD])
    expect(await list('outsider', 'publicGuilds&search=GUI')).toEqual([GUILD])
    expect(await list('outsider', 'publicGuilds&search=nothing')).toEqual([])
    expect(await list('outsider', 'publicGuilds&categories=academics')).toEqual([GUILD])
    expect(await list('outsider', 'publicGuilds&categories=health')).toEqual([])
    expect(await list('outsider', 'publicGuilds&minMemberCount=4')).toEqual([])
    expect(await list('outsider', 'publicGuilds&maxMemberCount=3')).toEqual([GUILD])
    expect(await list('leader', 'publicGuilds&leader=true')).toEqual([GUILD])
    expect(await list('member', 'publicGuilds&member=false')).toEqual([])
  })

  it('lists members by id in pages, with names, or all that is public', async () => {
    const page = async (query: string) =>
      (await people.member.call('GET', `/groups/${GUILD}/members${query}`)).body.data
    const all = (await page('')) as unknown as ReadonlyArray<{ readonly _id: string }>
    const order = [people.leader.id, people.member.id, people.muted.id].toSorted()
    expect(all.map(({ _id }) => _id)).toEqual(order)
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(['_id', 'auth', 'flags', 'id', 'profile'])
    expect(await page(`?limit=1&lastId=${order[0]}`)).toMatchObject([{ _id: order[1] }])
    expect(await page(`?search=${people.member.username}&includeAllPublicFields=true`)).toMatchObject([
      { _id: people.member.id, stats: { maxHealth: 50 }, items: {} },
    ])
  })

  it('sorts members as is asked, page by page', async () => {
    const levels = { [people.leader.id]: 7, [people.member.id]: 30, [people.muted.id]: 12 }
    for (const player of [people.leader, people.member, people.muted])
      await patchUser(server, player, (user) => ({ ...user, stats: { ...user.stats, lvl: levels[player.id] ?? 1 } }))
    const sorted = async (query: string) => ids(await people.member.call('GET', `/groups/${GUILD}/members?${query}`))
    expect(await sorted('sort=level')).toEqual([people.leader.id, people.muted.id, people.member.id])
    expect(await sorted('sort=level&order=descending&limit=2')).toEqual([people.member.id, people.muted.id])
    expect(await sorted('sort=level&order=descending&limit=2&page=1')).toEqual([people.leader.id])
    expect(await sorted(`sort=level&search=${people.muted.username}`)).toEqual([people.muted.id])
  })

  it('finds players in the tavern by the begin of their user name, page by page', async () => {
    const find = async (query: string) => ids(await people.member.call('GET', `/groups/habitrpg/members?${query}`))
    const { username } = people.leader
    expect(await find(`search=@${username.toUpperCase()}`)).toEqual([people.leader.id])
    expect(await find(`search=${username}&lastId=${people.leader.id}`)).toEqual([])
    expect(await find(`search=${username.slice(1)}`)).toEqual([])
  })

  it('finds members of a very large guild by the begin of their user name', async () => {
    const find = async (search: string) =>
      ids(await people.member.call('GET', `/groups/${GUILD}/members?search=${encodeURIComponent(search)}`))
    const { username } = people.leader
    expect(await find(username.slice(1))).toEqual([people.leader.id])
    await patchGroup(server, GUILD, (group) => ({ ...group, memberCount: 5001 }))
    expect(await find(`@${username.toUpperCase()}`)).toEqual([people.leader.id])
    expect(await find(username.slice(1))).toEqual([])
    expect(await find(people.outsider.username)).toEqual([])
    const all = ids(await people.member.call('GET', `/groups/${GUILD}/members?sort=level&order=descending`))
    expect(all).toEqual(all.toSorted())
  })

  it('lists players with an open invitation', async () => {
    const guest = await registerPlayer(server)
    const invitation = { id: PARTY, name: 'party', inviter: people.leader.id }
    await patchUser(server, guest, (user) => ({
      ...user,
      invitations: { ...user.invitations, party: invitation, parties: [invitation] },
    }))
    expect(ids(await people.member.call('GET', '/groups/party/invites'))).toEqual([guest.id])
  })

  it('lists groups with a plan, and tells the state of the plan', async () => {
    const { body } = await people.member.call('GET', '/group-plans')
    expect(body.data).toMatchObject([{ id: DEN, leader: people.leader.id, purchased: { active: true } }])
    expect(await people.outsider.call('GET', '/group-plans')).toMatchObject({ body: { data: [] } })
  })

  it('lists who looks for a party to its leader: no one invited, away or blocked', async () => {
    const seeking = async (change: (user: Parameters<Parameters<typeof patchUser>[2]>[0]) => object = () => ({})) => {
      const player = await registerPlayer(server)
      await patchUser(server, player, (user) => ({
        ...user,
        party: { ...user.party, seeking: '2026-11-21T10:00:00.000Z' },
        ...change(user),
      }))
      return player
    }
    const seeker = await seeking()
    await seeking(({ auth }) => ({
      auth: { ...auth, timestamps: { ...auth.timestamps, loggedin: '2026-11-01T00:00:00.000Z' } },
    }))
    await seeking(({ inbox }) => ({ inbox: { ...inbox, blocks: [people.leader.id] } }))
    const invitation = { id: PARTY, name: 'party', inviter: people.leader.id }
    await seeking(({ invitations }) => ({ invitations: { ...invitations, party: invitation, parties: [invitation] } }))
    const blocked = await seeking()
    await patchUser(server, people.leader, (user) => ({ ...user, inbox: { ...user.inbox, blocks: [blocked.id] } }))
    const { body } = await people.leader.call('GET', '/looking-for-party?page=0')
    expect(body.data).toMatchObject([{ _id: seeker.id, invited: false, preferences: { language: 'en' } }])
    expect(await people.leader.call('GET', '/looking-for-party?page=1')).toMatchObject({ body: { data: [] } })

    await patchUser(server, people.leader, ({ preferences, ...user }) => ({
      ...user,
      preferences: { ...preferences, timezoneOffset: -780 },
    }))
    await patchUser(server, seeker, (user) => ({
      ...user,
      stats: { ...user.stats, lvl: 12, class: 'healer' },
      flags: { ...user.flags, classSelected: true },
      preferences: { ...user.preferences, timezoneOffset: 600, language: 'de' },
    }))
    const finds = async (query: string) =>
      ids(await people.leader.call('GET', `/looking-for-party?${query}`)).includes(seeker.id)
    for (const query of ['fromLevel=12', 'toLevel=12', 'days=7', 'class=healer', 'language=de', 'zone=1'])
      expect([query, await finds(query)]).toEqual([query, true])
    for (const query of ['fromLevel=13', 'toLevel=11', 'class=rogue', 'language=en', 'zone=0'])
      expect([query, await finds(query)]).toEqual([query, false])
  })

  it('tells the boss of the world', async () => {
    const quest = {
      key: 'dilatory' as never,
      active: true,
      members: {},
      progress: { hp: 5, rage: 1, collect: {} },
      extra: {},
    }
    await putDocuments(server, {
      groups: [
        aGroup('tavern', {
          _id: TAVERN,
          type: 'guild',
          privacy: 'public',
          leader: asKey<UserId>(idOf('x')),
          quest,
        }),
      ],
    })
    const { body } = await people.outsider.call('GET', '/world-state')
    expect(body.data).toMatchObject({ worldBoss: { active: true, key: 'dilatory', progress: { hp: 5 } } })
    expect((await people.outsider.call('GET', '/groups/habitrpg')).body.data).toMatchObject({ id: TAVERN })
  })
})
