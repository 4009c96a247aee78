import { requirePlayer } from '../core/require-player.ts'
import { debugAdmin, debugCron, debugGems, debugHourglass, debugInventory, debugQuestProgress } from './players.ts'
import { debugBossRage, debugInbox, debugPartyChat } from './shared.ts'
import { debugJumpTime, debugTime } from './time.ts'

/** Calls for trying things out, routed only where the clock of the process may be moved. docs/reference/api.md 2.16. */
export const debugHandlers = {
  debugGems: requirePlayer(debugGems),
  debugHourglass: requirePlayer(debugHourglass),
  debugCron: requirePlayer(debugCron),
  debugAdmin: requirePlayer(debugAdmin),
  debugInventory: requirePlayer(debugInventory),
  debugQuestProgress: requirePlayer(debugQuestProgress),
  debugBossRage: requirePlayer(debugBossRage),
  debugJumpTime: requirePlayer(debugJumpTime),
  debugTime: requirePlayer(debugTime),
  debugPartyChat: requirePlayer(debugPartyChat),
  debugInbox: requirePlayer(debugInbox),
} as const
