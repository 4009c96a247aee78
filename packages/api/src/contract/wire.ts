import { Attribute, Notification, Pin, Stats, Tag, Task, User, Webhook } from '@daykeep/rules/model'
import * as t from 'io-ts'

/** A task as clients see it: its id under both names. Reference, api 1.10 and 3.2. */
export const WireTask = t.intersection([Task, t.type({ id: t.string })])
export type WireTask = Task & { readonly id: string }

const computed = t.partial({ needsCron: t.boolean })

/** A player as clients see it; `_v` is the version of the document, from 0. Reference, api 3.1. */
export const WireUser = t.intersection([User, t.type({ id: t.string, _v: t.number }), computed])
export type WireUser = t.TypeOf<typeof WireUser>

/** Stats with what follows of them, as GET /user sends them. */
export const ComputedStats = t.intersection([
  Stats,
  t.partial({ toNextLevel: t.number, maxHealth: t.number, maxMP: t.number }),
])
export type ComputedStats = t.TypeOf<typeof ComputedStats>

const open = t.record(t.string, t.unknown)

/** What a scored task brought besides the stats. Reference, api 3.11. */
export const Tmp = t.partial({
  crit: t.number,
  streakBonus: t.number,
  drop: open,
  quest: open,
  firstDrops: t.type({ egg: t.string, hatchingPotion: t.string }),
  leveledUp: t.array(open),
})
export type Tmp = t.TypeOf<typeof Tmp>

export const ScoreAnswer = t.intersection([Stats, t.type({ delta: t.number, _tmp: Tmp })])
export type ScoreAnswer = t.TypeOf<typeof ScoreAnswer>

export const BulkScoreAnswer = t.intersection([
  Stats,
  t.type({ tasks: t.array(t.type({ id: t.string, delta: t.number, _tmp: Tmp })) }),
])

export const LoginAnswer = t.type({ id: t.string, apiToken: t.string, newUser: t.boolean, username: t.string })
export type LoginAnswer = t.TypeOf<typeof LoginAnswer>

/** Whether a name can be had, and if not why, in the reader's language. */
export const Usable = t.intersection([t.type({ isUsable: t.boolean }), t.partial({ issues: t.array(t.string) })])

/** One login of the player: where, since when, and whether it is the one that asks. */
export const Login = t.type({
  id: t.string,
  label: t.string,
  createdAt: t.string,
  lastUsedAt: t.string,
  current: t.boolean,
})
export type Login = t.TypeOf<typeof Login>

/** What a shop entry shows. Reference, api 3.15. */
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
  open,
])
export type ItemInfo = t.TypeOf<typeof ItemInfo>

export const Pins = t.type({ pinnedItems: t.readonlyArray(Pin), unpinnedItems: t.readonlyArray(Pin) })

export { Attribute, Notification, Stats, Tag, User, Webhook }
