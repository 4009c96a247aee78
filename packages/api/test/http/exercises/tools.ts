import type { EndpointName } from '../../../src/contract/index.ts'
import { createSamples } from '../../../test-kit/sample-documents.ts'
import type { Exercise, Scene } from './scenes.ts'

const get =
  (path: string): Exercise =>
  ({ player }) =>
    player.call('GET', path)

const post =
  (path: string, body?: unknown): Exercise =>
  ({ player }) =>
    player.call('POST', path, { body })

/** By a member of the party of the people. */
const inParty =
  (path: string, body?: unknown): Exercise =>
  async ({ server }) =>
    (await createSamples(server)).member.call('POST', path, { body })

const withPhone = async ({ player }: Scene): Promise<void> => {
  await player.call('POST', '/user/push-devices', { body: { regId: 'phone', type: 'ios' } })
}

/** Calls of apps for phones, tools and developers. */
export const TOOL_EXERCISES = {
  shopMarket: get('/shops/market'),
  shopQuests: get('/shops/quests'),
  shopTimeTravellers: get('/shops/time-travelers'),
  shopSeasonal: get('/shops/seasonal'),
  shopCustomizations: get('/shops/customizations'),
  shopMarketGear: get('/shops/market-gear'),
  shopBackgrounds: get('/shops/backgrounds'),
  anonymized: get('/user/anonymized'),
  modelPaths: get('/models/user/paths'),
  trackEvent: post('/analytics/track/opened', { name: 'opened' }),
  i18nCore: get('/i18n/core'),
  i18nContent: get('/i18n/content'),
  restorePlayer: async ({ player }) => {
    const file = await player.call('GET', '/export/userdata.json')
    return player.call('POST', '/user/restore', { body: { exportFile: JSON.stringify(file.body), mode: 'replace' } })
  },
  addPushDevice: post('/user/push-devices', { regId: 'phone', type: 'ios' }),
  removePushDevice: async (scene) => {
    await withPhone(scene)
    return scene.player.call('DELETE', '/user/push-devices/phone')
  },
  debugGems: post('/debug/add-ten-gems'),
  debugHourglass: post('/debug/add-hourglass'),
  debugCron: post('/debug/set-cron', { lastCron: '2026-11-20T10:00:00.000Z' }),
  debugAdmin: post('/debug/make-admin'),
  debugInventory: post('/debug/modify-inventory', { eggs: { Wolf: 3 } }),
  debugQuestProgress: post('/debug/quest-progress'),
  debugBossRage: inParty('/debug/boss-rage'),
  debugJumpTime: post('/debug/jump-time', { reset: true }),
  debugTime: get('/debug/time-travel-time'),
  debugPartyChat: inParty('/debug/seed-party-chat', { messageCount: 2 }),
  debugInbox: post('/debug/seed-inbox', { messageCount: 2 }),
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
