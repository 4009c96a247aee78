import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('a party', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('is founded by one player and joined by another who was invited', async () => {
    const ann = await registerPlayer(server)
    const bob = await registerPlayer(server)
    const founded = await ann.call('POST', '/groups', { body: { name: 'Oak', type: 'party', privacy: 'private' } })
    expect(founded).toMatchObject({
      status: 201,
      body: { data: { name: 'Oak', leader: { id: ann.id }, memberCount: 1 } },
    })
    const invited = await ann.call('POST', '/groups/party/invite', { body: { usernames: [`@${bob.username}`] } })
    const id = String(founded.body.data['id'])
    expect(invited.body.data).toMatchObject([{ id, name: 'Oak', inviter: ann.id, _id: bob.id }])
    expect((await bob.user()).invitations).toMatchObject({ party: { id }, parties: [{ id }] })
    const joined = await bob.call('POST', `/groups/${id}/join`)
    expect(joined.body.data).toMatchObject({ memberCount: 2, leader: { profile: { name: ann.username } } })
    expect((await bob.user()).party._id).toBe(id)
    expect((await bob.user()).invitations).toMatchObject({ party: {}, parties: [] })
    expect((await ann.user()).achievements).toMatchObject({ partyUp: true })
    expect((await ann.user()).items.quests).toMatchObject({ basilist: 1 })
  })

  it('is changed by its leader, who may hand it on', async () => {
    const { leader, members, id } = await foundParty(server)
    const [member] = members
    const changed = await leader.call('PUT', `/groups/${id}`, {
      body: { name: 'Elm', summary: null, leader: member.id },
    })
    expect(changed.body.data).toMatchObject({ name: 'Elm', leader: { id: member.id } })
    expect(await leader.call('PUT', `/groups/${id}`, { body: { name: 'Ash' } })).toMatchObject({ status: 401 })
  })

  it('loses a member who leaves, and one who is removed', async () => {
    const { leader, members, id } = await foundParty(server, await registerPlayer(server), await registerPlayer(server))
    const [first, second] = members
    await expectGranted(first.call('POST', '/groups/party/leave?keep=remove-all'))
    expect((await first.user()).party._id).toBeUndefined()
    await expectGranted(leader.call('POST', `/groups/${id}/removeMember/${second?.id}`))
    expect((await second?.user())?.party._id).toBeUndefined()
    const alone = await leader.call('PUT', '/groups/party', { body: { name: 'Elm' } })
    expect(alone.body.data).toMatchObject({ memberCount: 1 })
  })

  it('closes when its last member leaves, and takes invitations with it', async () => {
    const ann = await registerPlayer(server)
    const bob = await registerPlayer(server)
    await ann.call('POST', '/groups', { body: { name: 'Oak', type: 'party' } })
    await expectGranted(ann.call('POST', '/groups/party/invite', { body: { uuids: [bob.id] } }))
    await expectGranted(ann.call('POST', '/groups/party/leave'))
    expect((await bob.user()).invitations).toMatchObject({ party: {}, parties: [] })
  })

  it('answers an address that belongs to nobody as it is', async () => {
    const { leader } = await foundParty(server)
    const invited = await leader.call('POST', '/groups/party/invite', {
      body: { emails: [{ email: 'New@Example.org' }] },
    })
    expect(invited.body.data).toEqual(['new@example.org'])
  })
})
