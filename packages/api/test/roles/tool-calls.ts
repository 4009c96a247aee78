import type { EndpointName } from '../../src/contract/index.ts'
import { type Asks, self } from './asks.ts'

/** Calls of apps for phones, tools and developers. */
export const TOOL_CALLS = {
  shopMarket: self(),
  shopQuests: self(),
  shopTimeTravellers: self(),
  shopSeasonal: self(),
  shopCustomizations: self(),
  shopMarketGear: self(),
  shopBackgrounds: self(),
  anonymized: self(),
  modelPaths: self({ params: { model: 'user' } }),
  trackEvent: self({ params: { eventName: 'opened' }, body: {} }),
  i18nCore: self(),
  i18nContent: self(),
  restorePlayer: self({ body: { exportFile: '{"tasks":{}}', mode: 'merge' } }),
  addPushDevice: self({ body: { regId: 'phone', type: 'ios' } }),
  removePushDevice: self({ params: { regId: 'none' } }),
  debugGems: self(),
  debugHourglass: self(),
  debugCron: self({ body: { lastCron: '2026-11-20T10:00:00.000Z' } }),
  debugAdmin: self(),
  debugInventory: self({ body: { eggs: { Wolf: 3 } } }),
  debugQuestProgress: self(),
  debugBossRage: self(),
  debugJumpTime: self({ body: { reset: true } }),
  debugTime: self(),
  debugPartyChat: self({ body: { messageCount: 1 } }),
  debugInbox: self({ body: { messageCount: 1 } }),
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
