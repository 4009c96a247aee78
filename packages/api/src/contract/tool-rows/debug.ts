import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post } = endpointsOf('debug')

const AnyObject = t.record(t.string, t.unknown)
const Nothing = t.type({})

const act = <B = Readonly<Record<string, unknown>>>(
  path: `/debug/${string}`,
  summary: string,
  body?: t.Type<B, unknown, unknown>,
) => post(path, { auth: 'required', summary, response: Nothing, ...(body === undefined ? {} : { body }) })

const Seeds = t.partial({ messageCount: t.number })

/** For trying things out: served only where `DEBUG_CALLS` is on. docs/reference/api.md 2.16. */
export const debugEndpoints = {
  debugGems: act('/debug/add-ten-gems', 'Ten gems for the player'),
  debugHourglass: act('/debug/add-hourglass', 'An hourglass for the player'),
  debugCron: act('/debug/set-cron', 'Sets when the player was last here', t.type({ lastCron: t.string })),
  debugAdmin: act('/debug/make-admin', 'Every privilege for the player'),
  debugInventory: act('/debug/modify-inventory', 'Sets what the player owns, kind by kind', AnyObject),
  debugQuestProgress: act('/debug/quest-progress', 'Much progress on the quest of the party'),
  debugBossRage: act('/debug/boss-rage', 'Rage for the boss of the party'),
  debugJumpTime: post('/debug/jump-time', {
    auth: 'required',
    summary: 'Moves the clock of the server by days, or back to where it belongs',
    body: t.partial({ offsetDays: t.number, reset: t.boolean, disable: t.boolean }),
    response: t.type({ time: t.string }),
  }),
  debugTime: get('/debug/time-travel-time', {
    auth: 'required',
    summary: 'The clock of the server',
    response: t.type({ time: t.string }),
  }),
  debugPartyChat: act('/debug/seed-party-chat', 'Messages in the chat of the party', Seeds),
  debugInbox: act('/debug/seed-inbox', 'Private messages of the player to themselves', Seeds),
} as const
