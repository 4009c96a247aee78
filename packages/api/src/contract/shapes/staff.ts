import { Blocker, BugReportState, CaseKind, Coupon, NewsPost } from '@daykeep/rules/model'
import * as t from 'io-ts'

const AnyObject = t.record(t.string, t.unknown)

/** What somebody said when they reported a profile. */
const ProfileComplaint = t.intersection([
  t.type({ timestamp: t.string }),
  t.partial({ comment: t.string, source: t.string }),
])

/** A player as support sees them. docs/reference/api.md 3.16. */
export const Hero = t.type({
  _id: t.string,
  id: t.string,
  auth: AnyObject,
  balance: t.number,
  contributor: AnyObject,
  flags: AnyObject,
  items: AnyObject,
  lastCron: t.string,
  party: AnyObject,
  invitations: AnyObject,
  preferences: AnyObject,
  profile: t.intersection([
    t.type({ name: t.string, flags: t.readonly(t.record(t.string, ProfileComplaint)) }),
    t.partial({ blurb: t.string, imageUrl: t.string }),
    AnyObject,
  ]),
  purchased: AnyObject,
  secret: t.type({ text: t.string }),
  permissions: t.record(t.string, t.boolean),
  achievements: AnyObject,
  stats: AnyObject,
  loginIncentives: t.number,
  guilds: t.readonlyArray(t.string),
  /** Found on this day of the player, and how many that may be. */
  drops: t.type({ found: t.number, cap: t.number }),
})
export type Hero = t.TypeOf<typeof Hero>

/** A player that support found. docs/reference/api.md 2.16. */
export const FoundUser = t.type({
  _id: t.string,
  id: t.string,
  contributor: AnyObject,
  backer: AnyObject,
  profile: t.type({ name: t.string }),
  auth: t.type({
    local: t.type({ username: t.string, email: t.string }),
    timestamps: AnyObject,
  }),
})
export type FoundUser = t.TypeOf<typeof FoundUser>

/** The party of a player, without what it says. docs/reference/api.md 2.15. */
export const HeroParty = t.type({
  _id: t.string,
  balance: t.number,
  challengeCount: t.number,
  leader: t.string,
  leaderOnly: AnyObject,
  memberCount: t.number,
  purchased: AnyObject,
  quest: AnyObject,
})

const at = { timestamp: t.string, client: t.string }

/** docs/reference/api.md 2.16. */
export const UserHistory = t.type({
  userId: t.string,
  armoire: t.readonlyArray(t.type({ ...at, reward: t.unknown })),
  questInviteResponses: t.readonlyArray(t.type({ ...at, quest: t.string, response: t.string })),
  cron: t.readonlyArray(t.type({ ...at, checkinCount: t.number })),
})
export type UserHistory = t.TypeOf<typeof UserHistory>

const id = t.type({ id: t.string })

export const WireBlocker = t.intersection([Blocker, id])
export type WireBlocker = t.TypeOf<typeof WireBlocker>

export const WireNewsPost = t.intersection([NewsPost, id])
export type WireNewsPost = t.TypeOf<typeof WireNewsPost>

export const WireCoupon = Coupon

/** One field that an act of staff changed. */
const AuditedChange = t.intersection([
  t.type({ kind: t.string, id: t.string, path: t.string }),
  t.partial({ before: t.unknown, after: t.unknown }),
])

/** A line of the audit. */
export const AuditLine = t.intersection([
  t.type({
    id: t.string,
    at: t.string,
    actor: t.type({ id: t.string, name: t.string }),
    act: t.string,
    /** Whom it concerned, as far as they have a name and are still there. */
    names: t.readonly(t.record(t.string, t.string)),
    subjects: t.readonlyArray(t.string),
    changes: t.readonlyArray(AuditedChange),
  }),
  t.partial({ reason: t.string }),
])
export type AuditLine = t.TypeOf<typeof AuditLine>

/** Something that players reported, with its author by name. */
export const WireCase = t.type({
  id: t.string,
  kind: CaseKind,
  subject: t.string,
  group: t.union([t.string, t.null]),
  text: t.string,
  author: t.type({ id: t.string, name: t.string, muted: t.boolean, shadowMuted: t.boolean }),
  complaints: t.readonlyArray(t.type({ by: t.string, name: t.string, at: t.string, comment: t.string })),
  open: t.boolean,
  updatedAt: t.string,
})
export type WireCase = t.TypeOf<typeof WireCase>

/** What a player told the operator. */
export const BugReport = t.type({
  id: t.string,
  at: t.string,
  userId: t.string,
  username: t.string,
  email: t.string,
  message: t.string,
  question: t.boolean,
  client: t.string,
  state: BugReportState,
})
export type BugReport = t.TypeOf<typeof BugReport>
