import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const SKU = 'Pet-Gryphatrice-Jubilant'
const PET = 'Gryphatrice-Jubilant'

describe('a single item for money (api 6.1)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const report = (player: TestPlayer, id: string, event: string) =>
    player.call('POST', `/payments/${id}/local`, { body: { event } })
  const petsOf = async (player: TestPlayer) => Object.keys((await player.user()).items.pets)
  const order = (player: TestPlayer, sku = SKU) => player.call('POST', '/stripe/checkout-session', { body: { sku } })

  it('is for sale in the days of its event alone', async () => {
    const ann = await registerPlayer(server)
    expect((await order(ann)).body).toMatchObject({ success: false, key: 'messageNotAvailable' })
    expect((await order(ann, 'Pet-Nothing')).body).toMatchObject({ success: false, key: 'contentKeyNotFound' })
  })

  it('costs its price, is given once, and goes when all of it is paid back', async () => {
    server.time.now = Date.parse('2023-02-01T12:00:00.000Z')
    const ann = await registerPlayer(server)
    const { data } = (await order(ann)).body
    const [payment] = (await ann.call('GET', '/payments')).body.data as unknown as ReadonlyArray<{ id: string }>
    const id = payment?.id ?? ''
    expect(String(data['url'])).toContain(id)
    expect((await ann.call('GET', `/payments/${id}`)).body.data).toMatchObject({
      amount: 999,
      order: { type: 'item', sku: SKU },
    })
    // paid for in time, told of later
    server.time.now = Date.parse('2023-02-20T12:00:00.000Z')
    await report(ann, id, 'paid')
    await report(ann, id, 'paid')
    expect(await petsOf(ann)).toContain(PET)
    expect((await ann.user()).purchased.txnCount).toBe(1)
    server.time.now = Date.parse('2023-02-01T12:00:00.000Z')
    expect((await order(ann)).body).toMatchObject({ success: false, key: 'petsAlreadyOwned' })
    await report(ann, id, 'partlyRefunded')
    expect(await petsOf(ann)).toContain(PET)
    await report(ann, id, 'refunded')
    expect(await petsOf(ann)).not.toContain(PET)
  })
})
