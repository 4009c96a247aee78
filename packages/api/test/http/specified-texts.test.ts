import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badRequest } from '../../src/core/api-error.ts'
import { toErrorBody } from '../../src/http/envelope.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const ENGLISH = { headers: { 'accept-language': 'en' } }

describe('the plain messages of the specification (application 8)', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it.each([
    ['POST', '/user/allocate?stat=luck', undefined, "invalid stat 'luck'"],
    ['POST', '/user/allocate-bulk', {}, 'stats object required'],
    ['POST', '/user/equip/hat/none', undefined, 'invalid equip type'],
    ['POST', '/user/feed/Dodo-Plaid/Meat', undefined, 'invalid pet name'],
    ['POST', '/user/purchase/eggs/Wolf', { quantity: -1 }, 'Quantity to purchase must be a positive whole number.'],
    ['POST', '/user/buy-gear/no_such_thing', undefined, 'Item "no_such_thing" not found.'],
    ['POST', '/user/class/cast/no_such_skill', undefined, 'Skill "no_such_skill" not found.'],
  ])('%s %s with %j is answered as it says', async (method, path, body, message) => {
    const response = await player.call(method, path, body === undefined ? ENGLISH : { ...ENGLISH, body })
    expect(response.body).toMatchObject({ success: false, message })
  })

  it.each([
    ['missingTypeKeyEquip', 'type and key params required'],
    ['missingPetFoodFeed', 'pet and food are required parameters'],
    ['missingEggHatchingPotion', 'egg and hatchingPotion are required parameters'],
    ['useUnlockForCosmetics', 'use the unlock route for cosmetics'],
    ['invalidFoodName', 'invalid food name'],
  ])('%s says "%s" in English and something else in German', async (key, message) => {
    const i18n = await testI18n()
    expect(toErrorBody(i18n, 'en', badRequest(key)).message).toBe(message)
    expect(toErrorBody(i18n, 'de', badRequest(key)).message).not.toBe(message)
  })
})
