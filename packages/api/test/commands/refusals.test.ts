import { asKey, type EggKey, type FoodKey, type GearKey, type PetKey, type PotionKey } from '@daykeep/rules/model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

const UNKNOWN = '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

type Row = readonly [method: string, path: string, body: unknown, status: number, key: string, field?: string]

/** HABIT and TODO and PAUSED stand for the ids of the player's tasks, TAG for a tag. docs/reference/api.md 2.2 to 2.8 and 2.14. */
const ROWS: readonly Row[] = [
  ['PUT', '/user', { 'stats.class': 'healer' }, 401, 'messageUserOperationProtected'],
  ['PUT', '/user', { balance: 100 }, 401, 'messageUserOperationProtected'],
  ['PUT', '/user', { 'preferences.skin': 'gold' }, 401, 'mustPurchaseToSet'],
  ['PUT', '/user', { 'profile.name': 'a'.repeat(31) }, 400, 'displaynameIssueLength'],
  ['PUT', '/user', { 'preferences.size': 'huge' }, 400, 'invalidReqParams', 'preferences.size'],
  ['POST', '/user/custom-day-start', { dayStart: 'noon' }, 400, 'invalidReqParams', 'dayStart'],
  ['POST', '/user/revive', {}, 401, 'cannotRevive'],
  ['GET', '/user/toggle-pinned-item/marketGear/nothing', undefined, 400, 'wrongItemPath'],
  ['GET', '/user/toggle-pinned-item/nothing/gear.flat.weapon_warrior_0', undefined, 400, 'wrongItemType'],
  ['GET', '/user/toggle-pinned-item/potion/potion', undefined, 400, 'cannotUnpinItem'],
  ['POST', '/user/move-pinned-item/nothing/move/to/0', {}, 400, 'wrongItemPath'],
  ['POST', '/user/move-pinned-item/potion/move/to/first', {}, 400, 'invalidReqParams', 'position'],
  ['POST', '/user/allocate?stat=luck', {}, 400, 'invalidAttribute'],
  ['POST', '/user/allocate?stat=int', {}, 401, 'classNotSelected'],
  ['POST', '/user/allocate-bulk', {}, 400, 'statsObjectRequired'],
  ['POST', '/user/equip/hat/thing', {}, 400, 'invalidTypeEquip'],
  ['POST', '/user/equip/pet/Bear-Base', {}, 404, 'petNotOwned'],
  ['POST', '/user/equip/mount/Bear-Base', {}, 404, 'mountNotOwned'],
  ['POST', '/user/equip/equipped/weapon_rogue_1', {}, 404, 'gearNotOwned'],
  ['POST', '/user/unequip/everything', {}, 400, 'invalidTypeEquip'],
  ['POST', '/user/hatch/Wolf/Golden', {}, 404, 'messageMissingEggPotion'],
  ['POST', '/user/hatch/Fox/Base', {}, 401, 'messageAlreadyPet'],
  ['POST', '/user/feed/Nothing/Meat', {}, 400, 'invalidPetName'],
  ['POST', '/user/feed/Fox-Base/Stone', {}, 404, 'invalidFoodName'],
  ['POST', '/user/feed/BearCub-Base/Meat', {}, 404, 'messagePetNotFound'],
  ['POST', '/user/feed/Fox-Base/Milk', {}, 404, 'messageFoodNotFound'],
  ['POST', '/user/feed/Fox-Base/Meat?amount=a', {}, 400, 'invalidAmount'],
  ['POST', '/user/feed/BearCub-Base/Meat?amount=a', {}, 404, 'messagePetNotFound'],
  ['POST', '/user/feed/Fox-Base/Meat?amount=9', {}, 401, 'notEnoughFood'],
  ['POST', '/user/sell/gear/weapon_warrior_0', {}, 401, 'typeNotSellable'],
  ['POST', '/user/sell/eggs/Bear', {}, 404, 'userItemsKeyNotFound'],
  ['POST', '/user/sell/eggs/Wolf?amount=9', {}, 404, 'userItemsNotEnough'],
  ['POST', '/user/sell/eggs/Wolf?amount=-1', {}, 400, 'positiveAmountRequired'],
  ['POST', '/user/buy-gear/nothing', {}, 404, 'itemNotFound'],
  ['POST', '/user/buy-gear/weapon_warrior_0', {}, 401, 'messageNotEnoughGold'],
  ['POST', '/user/buy/armoire', {}, 401, 'messageNotEnoughGold'],
  ['POST', '/user/buy/armoire', { quantity: 2 }, 401, 'messageNotAbleToBuyInBulk'],
  ['POST', '/user/buy/potion', {}, 401, 'messageNotEnoughGold'],
  ['POST', '/user/buy/potion', { quantity: 'many' }, 400, 'invalidQuantity'],
  ['POST', '/user/buy/nothing', {}, 404, 'itemNotFound'],
  ['POST', '/tasks/user', { type: 'wish', text: 'x' }, 400, 'invalidTaskType'],
  ['POST', '/tasks/user', { type: 'habit' }, 400, 'invalidReqParams', 'text'],
  ['POST', '/tasks/user', { type: 'habit', text: 'x', alias: 'a b' }, 400, 'invalidReqParams', 'alias'],
  ['POST', '/tasks/user', { type: 'habit', text: 'x', alias: 'reading' }, 400, 'taskAliasAlreadyUsed'],
  ['GET', '/tasks/user?type=wishes', undefined, 400, 'invalidReqParams', 'type'],
  ['GET', '/tasks/user?dueDate=someday', undefined, 400, 'invalidReqParams', 'dueDate'],
  ['GET', `/tasks/${UNKNOWN}`, undefined, 404, 'messageTaskNotFound'],
  ['PUT', `/tasks/${UNKNOWN}`, { text: 'x' }, 404, 'messageTaskNotFound'],
  ['PUT', '/tasks/HABIT', { text: '' }, 400, 'invalidReqParams', 'text'],
  ['DELETE', `/tasks/${UNKNOWN}`, undefined, 404, 'messageTaskNotFound'],
  ['POST', '/tasks/HABIT/score/sideways', {}, 400, 'directionUpDown'],
  ['POST', `/tasks/${UNKNOWN}/score/up`, {}, 404, 'messageTaskNotFound'],
  ['POST', '/tasks/TODO/score/down', {}, 401, 'sessionOutdated'],
  ['POST', '/tasks/PAUSED/score/up', {}, 401, 'dailyPaused'],
  ['POST', '/user/restore', { exportFile: '[]', mode: 'merge' }, 400, 'exportFileUnreadable'],
  ['POST', '/tasks/bulk-score', [], 400, 'invalidTaskScorings'],
  ['POST', '/tasks/bulk-score', [{ id: 'HABIT', direction: 'x' }], 400, 'directionUpDown'],
  ['POST', '/tasks/bulk-score', [{ direction: 'up' }], 400, 'invalidTaskIdentifier'],
  ['POST', '/tasks/bulk-score', [{ id: UNKNOWN, direction: 'up' }], 404, 'messageTaskNotFound'],
  ['POST', '/tasks/HABIT/checklist', { text: 'x' }, 400, 'checklistOnlyDailyTodo'],
  ['POST', `/tasks/TODO/checklist/${UNKNOWN}/score`, {}, 404, 'checklistItemNotFound'],
  ['DELETE', `/tasks/TODO/checklist/${UNKNOWN}`, undefined, 404, 'checklistItemNotFound'],
  ['POST', `/tasks/HABIT/tags/${UNKNOWN}`, {}, 404, 'tagNotFound'],
  ['DELETE', `/tasks/HABIT/tags/${UNKNOWN}`, undefined, 404, 'tagNotFound'],
  ['POST', '/tasks/HABIT/move/to/top', {}, 400, 'invalidReqParams', 'position'],
  ['POST', '/tags', {}, 400, 'invalidReqParams', 'name'],
  ['GET', `/tags/${UNKNOWN}`, undefined, 404, 'tagNotFound'],
  ['GET', '/tags/garden', undefined, 400, 'invalidReqParams', 'tagId'],
  ['PUT', `/tags/${UNKNOWN}`, { name: 'x' }, 404, 'tagNotFound'],
  ['PUT', '/tags/TAG', { tagDetails: { name: '' } }, 400, 'invalidReqParams', 'name'],
  ['DELETE', `/tags/${UNKNOWN}`, undefined, 404, 'tagNotFound'],
  ['POST', '/reorder-tags', { tagId: UNKNOWN, to: 0 }, 404, 'tagNotFound'],
  ['POST', '/reorder-tags', {}, 400, 'invalidReqParams', 'to'],
  ['POST', `/notifications/${UNKNOWN}/read`, {}, 404, 'NotificationNotFound'],
  ['POST', `/notifications/${UNKNOWN}/see`, {}, 404, 'NotificationNotFound'],
  ['POST', '/notifications/read', { notificationIds: [UNKNOWN] }, 404, 'NotificationNotFound'],
  ['POST', '/notifications/read', {}, 400, 'invalidReqParams', 'notificationIds'],
  ['POST', '/notifications/see', { notificationIds: 'all' }, 400, 'invalidReqParams', 'notificationIds'],
]

describe('what is refused', () => {
  let server: TestServer
  let player: TestPlayer
  let names: Readonly<Record<string, string>>
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
    const idOf = async (path: string, body: unknown) =>
      String((await player.call('POST', path, { body })).body.data['id'])
    names = {
      HABIT: await idOf('/tasks/user', { type: 'habit', text: 'Read', alias: 'reading' }),
      TODO: await idOf('/tasks/user', { type: 'todo', text: 'Paint' }),
      PAUSED: await idOf('/tasks/user', { type: 'daily', text: 'Swim' }),
      TAG: await idOf('/tags', { name: 'Garden' }),
    }
    await player.call('PUT', `/tasks/${names['PAUSED']}`, { body: { paused: true } })
    await patchUser(server, player, (user) => ({
      ...user,
      stats: { ...user.stats, hp: 30 },
      items: {
        ...user.items,
        gear: { ...user.items.gear, owned: { ...user.items.gear.owned, [asKey<GearKey>('armor_warrior_1')]: true } },
        eggs: { [asKey<EggKey>('Wolf')]: 2, [asKey<EggKey>('Fox')]: 1 },
        hatchingPotions: { [asKey<PotionKey>('Base')]: 2 },
        food: { [asKey<FoodKey>('Meat')]: 5 },
        pets: { [asKey<PetKey>('Fox-Base')]: 5 },
      },
    }))
  })
  afterAll(() => server.stop())

  let before: unknown
  const everything = async () => ({
    user: await server.app.store.get('users', player.id),
    tasks: await server.app.store.find('tasks', {}),
  })
  beforeEach(async () => {
    before = await everything()
  })

  const withNames = (text: string) => text.replace(/HABIT|TODO|PAUSED|TAG/g, (name) => names[name] ?? name)

  it.each(ROWS.map(toCase))('$method $path $body: $status $key', async ({ method, path, body, status, key, field }) => {
    const request = body === undefined ? {} : { body: JSON.parse(withNames(JSON.stringify(body))) as unknown }
    const response = await player.call(method, withNames(path), request)
    expect(response).toMatchObject({ status, body: { success: false, key } })
    expect(response.body.message, 'a sentence, not a key').toMatch(/ |\.$/)
    if (field !== undefined)
      expect(response.body.errors?.map(({ param, path: location }) => param ?? location)).toContain(field)
    expect(await everything()).toEqual(before)
  })

  it("keeps others' tasks to themselves", async () => {
    const other = await registerPlayer(server)
    const id = names['HABIT'] ?? ''
    expect(await other.call('GET', `/tasks/${id}`)).toMatchObject({ status: 404, body: { key: 'messageTaskNotFound' } })
    expect(await other.call('DELETE', `/tasks/${id}`)).toMatchObject({ status: 404 })
    expect(await other.call('POST', `/tasks/${id}/score/up`)).toMatchObject({
      status: 400,
      body: { key: 'taskNotYours' },
    })
    const foreignTask = await other.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Mine', _id: id } })
    expect(foreignTask).toMatchObject({ status: 400, body: { key: 'taskIdTaken' } })
  })
})

const toCase = ([method, path, body, status, key, field]: Row) => ({ method, path, body, status, key, field })
