import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure, listOf, mapOf } from '../codecs.ts'
import { TasksOrder } from '../task/tasks-order.ts'
import { Invitation, InvitationOrNone } from '../group/index.ts'
import { TagId, UserId } from '../keys.ts'
import { Achievements } from './achievements.ts'
import { Acts, UndoneThrows } from './acts.ts'
import { DayReport } from './day-report.ts'
import { Flags } from './flags.ts'
import { Inbox } from './inbox.ts'
import { Items } from './items.ts'
import { Preferences } from './preferences.ts'
import { Purchased } from './purchased.ts'
import { Stats } from './stats.ts'
import { PushDevice } from './push-device.ts'
import { Webhook } from './webhook.ts'

export const Tag = t.readonly(
  t.intersection([t.type({ id: TagId, name: t.string }), t.partial({ challenge: t.boolean, group: t.string })]),
)
export type Tag = t.TypeOf<typeof Tag>

export const Notification = t.readonly(
  t.type({ id: t.string, type: t.string, data: t.readonly(t.record(t.string, t.unknown)), seen: t.boolean }),
)
export type Notification = t.TypeOf<typeof Notification>

export const Pin = t.readonly(t.type({ type: t.string, path: t.string }))
export type Pin = t.TypeOf<typeof Pin>

const HistoryEntry = t.readonly(t.type({ date: t.union([IsoInstant, t.number]), value: Figure }))
export type HistoryEntry = t.TypeOf<typeof HistoryEntry>

export const QuestProgress = t.readonly(
  t.type({ up: Figure, down: Figure, collectedItems: Count, collect: mapOf(t.string, Count) }),
)
export type QuestProgress = t.TypeOf<typeof QuestProgress>

const Party = t.readonly(
  t.intersection([
    t.type({
      order: t.string,
      orderAscending: t.string,
      quest: t.readonly(
        t.intersection([
          t.type({ RSVPNeeded: t.boolean, progress: QuestProgress }),
          t.partial({ key: t.union([t.string, t.null]), completed: t.union([t.string, t.null]) }),
        ]),
      ),
    }),
    t.partial({ _id: t.string, seeking: t.union([IsoInstant, t.null]) }),
  ]),
)

/** The account at another provider that a player signs in by. docs/reference/api.md 3.1. */
const LinkedIdentity = t.readonly(t.partial({ id: t.string, emails: listOf(t.readonly(t.type({ value: t.string }))) }))

/** A player. The version is kept by the store, not in the document. docs/reference/api.md 3.1. */
export const User = t.readonly(
  t.intersection([
    t.type({
      _id: UserId,
      /** Counts the player's own commands; part of the seed of each. */
      turn: Count,
      /** The time of the last command; later commands never count as earlier. */
      lastCommand: IsoInstant,
      balance: Figure,
      lastCron: IsoInstant,
      loginIncentives: Count,
      invitesSent: Count,
      challenges: listOf(t.string),
      guilds: listOf(t.string),
      /** Groups with unread chat messages. */
      newMessages: mapOf(t.string, t.readonly(t.type({ name: t.string, value: t.boolean }))),
      extra: t.readonly(t.record(t.string, t.unknown)),
      auth: t.readonly(
        t.intersection([
          t.type({
            local: t.readonly(
              t.intersection([
                t.type({ has_password: t.boolean }),
                t.partial({ email: t.string, username: t.string, lowerCaseUsername: t.string }),
              ]),
            ),
            timestamps: t.readonly(t.type({ created: IsoInstant, loggedin: IsoInstant, updated: IsoInstant })),
          }),
          t.partial({ blocked: t.boolean, google: LinkedIdentity, apple: LinkedIdentity, oidc: LinkedIdentity }),
        ]),
      ),
      profile: t.readonly(
        t.intersection([t.type({ name: t.string }), t.partial({ blurb: t.string, imageUrl: t.string })]),
      ),
      stats: Stats,
      preferences: Preferences,
      flags: Flags,
      items: Items,
      achievements: Achievements,
      backer: t.readonly(t.partial({ tier: Count, npc: t.string, tokensApplied: t.boolean })),
      contributor: t.readonly(
        t.partial({ level: Count, text: t.string, contributions: t.string, critical: t.boolean, admin: t.boolean }),
      ),
      permissions: t.readonly(t.record(t.string, t.boolean)),
      purchased: Purchased,
      party: Party,
      invitations: t.readonly(
        t.type({
          guilds: listOf(Invitation),
          /** The newest of `parties`, or an empty map. */
          party: InvitationOrNone,
          parties: listOf(Invitation),
        }),
      ),
      inbox: Inbox,
      notifications: listOf(Notification),
      tags: listOf(Tag),
      webhooks: listOf(Webhook),
      pushDevices: listOf(PushDevice),
      tasksOrder: TasksOrder,
      history: t.readonly(t.type({ exp: listOf(HistoryEntry), todos: listOf(HistoryEntry) })),
      pinnedItems: listOf(Pin),
      unpinnedItems: listOf(Pin),
      pinnedItemsOrder: listOf(t.string),
    }),
    t.partial({
      acts: Acts,
      undoneThrows: UndoneThrows,
      /** Of the newest new day. */
      dayReport: DayReport,
      /** When the player joined each of their groups; the longest-standing member succeeds the leader. */
      memberSince: mapOf(t.string, IsoInstant),
      /** When the newest message was written that the player saw, of each of their groups; in milliseconds. */
      chatSeen: mapOf(t.string, Figure),
      migration: t.string,
      _ABtests: t.readonly(t.partial({ counter: Count })),
    }),
  ]),
)
export type User = t.TypeOf<typeof User>
