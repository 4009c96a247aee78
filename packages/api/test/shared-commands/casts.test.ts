import { withStats } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { both, inClass, withGold } from '../../test-kit/states.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('a cast in a party', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('reaches every member, takes a turn of the caster alone, and is told in the chat', async () => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    await patchUser(server, leader, inClass('healer'))
    await patchUser(server, member, (user) => withStats(user, { hp: 10 }))
    const { turn } = await leader.user()
    const cast = await leader.call('POST', '/user/class/cast/healAll', { headers: { 'x-daykeep-turn': String(turn) } })
    expect(cast.body.data['partyMembers']).toMatchObject([{ id: leader.id }, { id: member.id }])
    expect((await member.user()).stats.hp).toBeGreaterThan(10)
    expect([(await leader.user()).turn, (await member.user()).turn]).toEqual([turn + 1, 0])
    const retried = await leader.call('POST', '/user/class/cast/healAll', {
      headers: { 'x-daykeep-turn': String(turn) },
    })
    expect(retried.body.data).toEqual(cast.body.data)
    await leader.call('POST', '/user/class/cast/healAll')
    const { chat } =
      (await member.call('POST', '/groups/party/leave')) &&
      ((await leader.call('PUT', '/groups/party', { body: {} })).body.data as {
        readonly chat?: ReadonlyArray<{ readonly text: string }>
      })
    expect(chat?.map(({ text }) => text)).toEqual([expect.stringContaining('for the party, 2 times.')])
  })

  it('throws a snowball at another member, and sends a card', async () => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    const armed = both(inClass('rogue'), withGold(100), (user) => ({
      ...user,
      items: { ...user.items, special: { ...user.items.special, snowball: 1 } },
    }))
    await patchUser(server, leader, armed)
    const castOnMember = await leader.call('POST', `/user/class/cast/snowball?targetId=${member.id}`)
    expect(castOnMember.body.data['partyMembers']).toMatchObject([{ id: member.id }])
    expect((await member.user()).stats.buffs).toMatchObject({ snowball: true })
    await leader.call('POST', `/user/class/cast/greeting?targetId=${member.id}`)
    expect((await member.user()).items.special).toMatchObject({ greetingReceived: [leader.username] })
  })

  it('needs a target who is in the party', async () => {
    const { leader } = await foundParty(server)
    const { members } = await foundParty(server)
    await patchUser(server, leader, withGold(100))
    const path = `/user/class/cast/greeting?targetId=${members[0].id}`
    expect(await leader.call('POST', path)).toMatchObject({ status: 404, body: { key: 'userWithIDNotFound' } })
  })
})
