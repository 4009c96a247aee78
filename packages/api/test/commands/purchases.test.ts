import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { both, type UserChange, subscribed, withGems, withGold, withHourglasses } from '../../test-kit/states.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

const rich = both(withGold(1000), withGems(10), withHourglasses(3))

const playerWho = async (change: UserChange = rich) => {
  const player = await registerPlayer(server)
  await patchUser(server, player, change)
  return player
}

describe('for gold', () => {
  it.each([
    ['/user/buy-quest/dilatoryDistress1', { quantity: 2 }],
    ['/user/buy/dilatoryDistress1', { type: 'quest', quantity: '2' }],
  ])('%s sells scrolls', async (path, body) => {
    const player = await playerWho()
    const response = await player.call('POST', path, { body })
    expect(response).toMatchObject({ status: 200, body: { data: { dilatoryDistress1: 2 } } })
    expect(response.body.message).toContain('Under the bay')
    expect((await player.user()).stats.gp).toBe(600)
  })

  it.each(['/user/buy-special-spell/greeting', '/user/buy/greeting'])('%s sells a card', async (path) => {
    const player = await playerWho()
    const { body } = await player.call('POST', path, { body: { type: 'special' } })
    expect(Object.keys(body.data).sort()).toEqual(['items', 'stats'])
    expect(body.data).toMatchObject({ items: { special: { greeting: 1 } }, stats: { gp: 990 } })
    expect(body.message).toContain('Greeting card')
  })

  it('sells gems to subscribers', async () => {
    const player = await playerWho(both(rich, subscribed(3)))
    const { body } = await player.call('POST', '/user/purchase/gems/gem', { body: { quantity: 4 } })
    expect(body.data).toMatchObject({ stats: { gp: 920 }, balance: 11 })
    expect(Object.keys(body.data).sort()).toEqual(['balance', 'stats'])
    expect(body.message).toContain('4 gems')
    expect((await player.user()).purchased.plan.gemsBought).toBe(7)
  })
})

describe('for gems', () => {
  it.each([
    ['eggs', 'Wolf', { quantity: 2 }, 2, 8.5],
    ['hatchingPotions', 'Base', {}, 1, 9.5],
    ['food', 'Saddle', {}, 1, 8.75],
  ])('sells %s', async (type, key, body, count, balance) => {
    const player = await playerWho()
    const response = await player.call('POST', `/user/purchase/${type}/${key}`, { body })
    expect(response.body.data).toMatchObject({ items: { [type]: { [key]: count } }, balance })
    expect(response.body).not.toHaveProperty('message')
    expect((await player.user()).balance).toBe(balance)
  })

  it('sells scrolls, and says so', async () => {
    const player = await playerWho()
    const { body } = await player.call('POST', '/user/purchase/quests/vice1')
    expect(body.data).toMatchObject({ vice1: 1 })
    expect(body.message).toMatch(/\.$/)
  })

  it('sells the ears of an animal', async () => {
    const player = await playerWho()
    const { data } = (await player.call('POST', '/user/purchase/gear/headAccessory_special_testEars')).body
    expect(data).toMatchObject({ items: { gear: { owned: { headAccessory_special_testEars: true } } }, balance: 9 })
  })

  it('sells a bundle in its month', async () => {
    const player = await playerWho()
    const on = server.app.catalogue.calendar.months[10]?.bundles[0] ?? ''
    const { status, body } = await player.call('POST', `/user/purchase/bundles/${on}`)
    expect(status).toBe(200)
    const { quests = [] } = server.app.catalogue.questBundles[on] ?? {}
    expect(body.data).toMatchObject({ items: { quests: Object.fromEntries(quests.map((key) => [key, 1])) } })
  })

  it('sells pets by their own key', async () => {
    const player = await playerWho()
    const { data } = (await player.call('POST', '/user/purchase/pets/Mammoth-Base')).body
    expect(data).toMatchObject({ 'Mammoth-Base': 5 })
  })
})

describe('for hourglasses', () => {
  it.each(['/user/buy-mystery-set/399901', '/user/buy/399901'])('%s sells a set', async (path) => {
    const player = await playerWho()
    const { body } = await player.call('POST', path, { body: { type: 'mystery' } })
    expect(Object.keys(body.data).sort()).toEqual(['items', 'purchasedPlanConsecutive'])
    expect(body.data).toMatchObject({
      items: { gear: { owned: { head_mystery_399901: true, armor_mystery_399901: true } } },
      purchasedPlanConsecutive: { trinkets: 2 },
    })
  })

  it.each([
    ['pets/Mammoth-Base', {}, { items: { pets: { 'Mammoth-Base': 5 } } }, 2],
    ['mounts/Mammoth-Base', {}, { items: { mounts: { 'Mammoth-Base': true } } }, 2],
    ['quests/robot', { quantity: 2 }, { items: { quests: { robot: 2 } } }, 1],
    ['backgrounds/testClocks', {}, {}, 2],
  ])('sells %s', async (what, body, data, trinkets) => {
    const player = await playerWho()
    const response = await player.call('POST', `/user/purchase-hourglass/${what}`, { body })
    expect(response.body.data).toMatchObject({ ...data, purchasedPlanConsecutive: { trinkets } })
    expect(response.body.message).toMatch(/\.$/)
  })
})

describe('POST /user/unlock', () => {
  it('unlocks a look for gems, then puts it on', async () => {
    const player = await playerWho()
    const unlocked = await player.call('POST', '/user/unlock?path=hair.color.rainbow')
    expect(unlocked.body.data).toMatchObject({ purchased: { hair: { color: { rainbow: true } } }, items: {} })
    expect(unlocked.body.message).toMatch(/\.$/)
    expect((await player.user()).balance).toBe(9.5)
    const worn = await player.call('POST', '/user/unlock?path=hair.color.rainbow')
    expect(worn.body).not.toHaveProperty('message')
    expect(await player.user()).toMatchObject({ balance: 9.5, preferences: { hair: { color: 'rainbow' } } })
  })

  it('unlocks a whole set', async () => {
    const player = await playerWho()
    const { looks = [] } = server.app.catalogue.lookSets['specialShirts'] ?? {}
    await player.call('POST', `/user/unlock?path=${looks.map(({ path }) => path).join(',')}`)
    const { balance, purchased } = await player.user()
    expect(balance).toBe(8.75)
    expect(Object.keys(purchased.shirt).sort()).toEqual(looks.map(({ key }) => key).sort())
  })

  it('unlocks a scene of the month', async () => {
    const player = await playerWho()
    const { data } = (await player.call('POST', '/user/unlock?path=background.testPier')).body
    expect(data).toMatchObject({ purchased: { background: { testPier: true } } })
    expect((await player.user()).balance).toBe(8.25)
  })
})
