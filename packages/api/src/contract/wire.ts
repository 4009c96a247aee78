import { Notification, Pin, PushDevice, Stats, Tag, Task, User, Webhook } from '@daykeep/rules/model'
import * as t from 'io-ts'

/** A task as clients see it: its id under both names. docs/reference/api.md 1.10 and 3.2. */
export const WireTask = t.intersection([Task, t.type({ id: t.string })])
export type WireTask = Task & { readonly id: string }

const ComputedFields = t.partial({ needsCron: t.boolean })

/** A player as clients see it; `_v` is the version of the document, from 0. docs/reference/api.md 3.1. */
export const WireUser = t.intersection([User, t.type({ id: t.string, _v: t.number }), ComputedFields])
export type WireUser = t.TypeOf<typeof WireUser>

const AnyObject = t.record(t.string, t.unknown)

/** What a score brought besides stats. docs/reference/api.md 3.11. */
const Tmp = t.partial({
  crit: t.number,
  streakBonus: t.number,
  drop: AnyObject,
  quest: AnyObject,
  firstDrops: t.type({ egg: t.string, hatchingPotion: t.string }),
  leveledUp: t.array(AnyObject),
})

export const ScoreResponse = t.intersection([Stats, t.type({ delta: t.number, _tmp: Tmp })])

export const BulkScoreResponse = t.intersection([
  Stats,
  t.type({ tasks: t.array(t.type({ id: t.string, delta: t.number, _tmp: Tmp })) }),
])

export const LoginResponse = t.type({ id: t.string, apiToken: t.string, newUser: t.boolean, username: t.string })

/** Whether a name is free and valid, and if not why, translated. */
export const Usable = t.intersection([t.type({ isUsable: t.boolean }), t.partial({ issues: t.array(t.string) })])

/** A login of the player, or a token made for a program: client, times, and whether it is the caller's own. */
export const Login = t.type({
  id: t.string,
  label: t.string,
  kind: t.keyof({ login: null, api: null }),
  createdAt: t.string,
  lastUsedAt: t.string,
  current: t.boolean,
})
export type Login = t.TypeOf<typeof Login>

/** An item of a shop. docs/reference/api.md 3.15. */
export const ItemInfo = t.intersection([
  t.type({
    key: t.string,
    text: t.string,
    notes: t.string,
    value: t.number,
    currency: t.string,
    pinType: t.string,
    purchaseType: t.string,
    path: t.string,
    locked: t.boolean,
    pinned: t.boolean,
  }),
  AnyObject,
])
export type ItemInfo = t.TypeOf<typeof ItemInfo>

export const Pins = t.type({ pinnedItems: t.readonlyArray(Pin), unpinnedItems: t.readonlyArray(Pin) })

export { Notification, PushDevice, Stats, Tag, Webhook }
