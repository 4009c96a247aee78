import { DAY } from '@daykeep/rules/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

type Listed = { readonly key: string; readonly text: string; readonly value: number; readonly path: string }
type Category = { readonly identifier: string; readonly text: string; readonly items: ReadonlyArray<Listed> }

describe('what tools ask for', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
    await patchUser(server, player, (user) => ({ ...user, stats: { ...user.stats, lvl: 60 } }))
  })
  afterAll(() => server.stop())

  const SHOPS = ['market', 'quests', 'time-travelers', 'seasonal', 'customizations', 'market-gear'] as const

  it.each(SHOPS)('the shop %s names everything in words, with its price (api 2.17)', async (shop) => {
    const { data } = (await player.call('GET', `/api/v3/shops/${shop}`)).body
    const categories = data['categories'] as ReadonlyArray<Category>
    expect(categories.length).toBeGreaterThan(0)
    const entries = categories.flatMap(({ items }) => items)
    expect(categories.filter(({ text }) => text === '' || text.startsWith('shops.'))).toEqual([])
    expect(entries.filter(({ text, key }) => text === '' || (text === key && !/^[A-Z]/.test(key)))).toEqual([])
    expect(entries.filter(({ value }) => !Number.isFinite(value))).toEqual([])
  })

  it('a shop is known by its identifier and greets in the language of the player', async () => {
    const { data } = (await player.call('GET', '/shops/market?lang=de')).body
    expect(data).toMatchObject({ identifier: 'market', text: 'Markt' })
    const scenes = (await player.call('GET', '/shops/backgrounds')).body.data
    expect(scenes['identifier']).toBe('backgroundShop')
    expect((scenes['sets'] as ReadonlyArray<Category>)[0]?.text).not.toBe('')
  })

  it('a whole set of looks is sold by the paths of all', async () => {
    const { data } = (await player.call('GET', '/shops/customizations')).body
    const whole = (data['categories'] as ReadonlyArray<Category & { readonly path?: string }>).filter(
      ({ path }) => path !== undefined,
    )
    expect(whole[0]?.path?.split(',').length).toBeGreaterThan(1)
  })

  it('the anonymous player has neither name nor words (api 2.2)', async () => {
    await player.call('POST', '/tasks/user', {
      body: { type: 'todo', text: 'Secret deed', notes: 'in the cellar', checklist: [{ text: 'hush' }] },
    })
    await player.call('POST', '/tags', { body: { name: 'Hidden' } })
    const { body } = await player.call('GET', '/user/anonymized')
    const text = JSON.stringify(body.data)
    for (const word of ['Secret', 'cellar', 'hush', 'Hidden', player.username]) expect(text).not.toContain(word)
    const { user, tasks } = body.data as { user: Record<string, unknown>; tasks: ReadonlyArray<{ text: string }> }
    expect(user).toMatchObject({ stats: { maxHealth: 50 } })
    expect((user['tags'] as ReadonlyArray<{ name: string }>)[0]?.name).toBe('tag 1')
    expect(
      Object.keys(user).filter((key) => ['profile', 'webhooks', 'notifications', 'permissions'].includes(key)),
    ).toEqual([])
    expect(tasks.map((task) => task.text)).toContain('task text')
  })

  it('the fields of a model are told with their types, and no others (api 2.15)', async () => {
    const { data } = (await player.call('GET', '/models/daily/paths')).body
    expect(data).toMatchObject({
      text: 'String',
      streak: 'Number',
      startDate: 'Date',
      'repeat.m': 'Boolean',
      tags: 'Array',
    })
    const unknown = await player.call('GET', '/models/dragon/paths')
    expect([unknown.status, unknown.body.errors?.[0]?.param]).toEqual([400, 'model'])
  })

  it('texts come as a script in the language of the caller (api 2.15)', async () => {
    const response = await fetch(`${server.url}/api/v3/i18n/core?lang=de`)
    expect(response.headers.get('content-type')).toContain('application/javascript')
    const words = JSON.parse((await response.text()).replace(/^[^=]*= |;\n$/g, '')) as {
      readonly language: string
      readonly strings: Readonly<Record<string, unknown>>
    }
    expect([words.language, words.strings['shops.market.title']]).toEqual(['de', ['Markt']])
  })

  it('phones are registered once and forgotten again (api 2.2)', async () => {
    const phone = { regId: 'phone', type: 'android' }
    const added = await player.call('POST', '/api/v3/user/push-devices', { body: phone })
    expect(added.body.data).toMatchObject([phone])
    expect(
      (await player.call('POST', '/user/push-devices', { body: { regId: '', type: 'pager' } })).body.errors,
    ).toMatchObject([{ param: 'regId' }, { param: 'type' }])
    expect((await player.call('DELETE', '/user/push-devices/phone')).body.data).toEqual([])
    expect(await player.call('DELETE', '/user/push-devices/phone')).toMatchObject({
      status: 404,
      body: { key: 'pushDeviceNotFound' },
    })
  })
})

describe('calls for trying things out (api 2.16)', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it('give what is asked for', async () => {
    await player.call('POST', '/debug/add-ten-gems')
    await player.call('POST', '/debug/add-hourglass')
    await player.call('POST', '/debug/make-admin')
    await player.call('POST', '/debug/modify-inventory', {
      body: { eggs: { Wolf: 3 }, gear: { weapon_warrior_1: true } },
    })
    const user = await player.user()
    expect([user.balance, user.purchased.plan.consecutive.trinkets, user.permissions['fullAccess']]).toEqual([
      2.5,
      1,
      true,
    ])
    expect([user.items.eggs, user.items.gear.owned]).toEqual([{ Wolf: 3 }, { weapon_warrior_1: true }])
  })

  it('refuse what no player may own', async () => {
    const refused = await player.call('POST', '/debug/modify-inventory', { body: { eggs: { Wolf: 'many' } } })
    expect(refused.status).toBe(400)
  })

  it('move the clock by days and back', async () => {
    const moved = await player.call('POST', '/debug/jump-time', { body: { offsetDays: 3 } })
    expect(Date.parse(String(moved.body.data['time'])) - server.time.now).toBe(3 * DAY)
    await player.call('POST', '/debug/jump-time', { body: { reset: true } })
    const back = await player.call('GET', '/debug/time-travel-time')
    expect(Date.parse(String(back.body.data['time']))).toBe(server.time.now)
  })

  it('are not there unless the operator says so', async () => {
    const production = await startTestServer({ timeTravel: undefined })
    const somebody = await registerPlayer(production)
    expect(await somebody.call('POST', '/debug/add-ten-gems')).toMatchObject({
      status: 404,
      body: { key: 'apiPathNotFound' },
    })
    await production.stop()
  })
})
