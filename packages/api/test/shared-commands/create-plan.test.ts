import type { Group } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itRefusesTogether } from '../../test-kit/it-refuses-together.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const FLAT = { groupToCreate: { name: 'Flat 4', privacy: 'private' }, paymentType: 'Local' }

describe('a group that is made for a plan (api 2.9)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('has its board once it is paid, and each new member subscribes and takes a seat', async () => {
    const [leader, ida] = [await registerPlayer(server), await registerPlayer(server)]
    const { data } = (await expectGranted(leader.call('POST', '/groups/create-plan', { body: FLAT }))).body
    const { _id: id } = data['group'] as Group
    expect(data['url']).toContain(String(data['paymentId']))
    expect((await leader.user()).guilds).toContain(id)
    expect((await leader.call('GET', `/tasks/group/${id}`)).status).toBe(404)
    await expectGranted(
      leader.call('POST', `/payments/${String(data['paymentId'])}/local`, { body: { event: 'paid' } }),
    )
    expect((await leader.call('GET', '/group-plans')).body.data).toMatchObject([{ _id: id, name: 'Flat 4' }])
    await expectGranted(leader.call('POST', `/tasks/group/${id}`, { body: { type: 'daily', text: 'Cook' } }))
    await expectGranted(leader.call('POST', `/groups/${id}/invite`, { body: { uuids: [ida.id] } }))
    await expectGranted(ida.call('POST', `/groups/${id}/join`))
    expect((await ida.user()).purchased.plan).toMatchObject({ planId: 'group_plan_auto' })
    const seats = async () => (await server.app.store.get<Group>('groups', id))?.body.purchased.plan?.quantity
    expect(await seats()).toBe(4)
    await expectGranted(ida.call('POST', `/groups/${id}/leave`))
    expect(await seats()).toBe(3)
  })

  it('is made once, however often the request is sent', async () => {
    const leader = await registerPlayer(server)
    const send = () =>
      leader.call('POST', '/groups/create-plan', { body: FLAT, headers: { 'idempotency-key': leader.id } })
    const [first, second] = [await expectGranted(send()), await expectGranted(send())]
    expect((first.body.data['group'] as Group)._id).toBe((second.body.data['group'] as Group)._id)
    expect((await leader.user()).guilds).toHaveLength(1)
  })
})

itRefusesTogether('create-plan', [
  [
    'leader',
    'POST /groups/create-plan',
    'it is not said how it is paid',
    400,
    'invalidReqParams',
    { body: { groupToCreate: FLAT.groupToCreate }, field: 'paymentType' },
  ],
  [
    'leader',
    'POST /groups/create-plan',
    'the group is public',
    401,
    'partyMustbePrivate',
    { body: { ...FLAT, groupToCreate: { name: 'Flat 4', privacy: 'public' } } },
  ],
  [
    'leader',
    'POST /groups/create-plan',
    'the group has no name',
    400,
    'invalidReqParams',
    { body: { ...FLAT, groupToCreate: { privacy: 'private' } } },
  ],
])
