import { Stats } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { WireTask } from '../wire.ts'
import { Person } from './person.ts'

const AnyObject = t.record(t.string, t.unknown)

const Timestamps = t.type({ created: t.string, loggedin: t.string, updated: t.string })

/** All that others see of a player; empty objects are left out of a profile. docs/reference/api.md 3.8. */
export const Member = t.intersection([
  t.type({
    _id: t.string,
    id: t.string,
    auth: t.type({ local: t.type({ username: t.union([t.string, t.null]) }), timestamps: Timestamps }),
    flags: t.type({ classSelected: t.boolean, verifiedUsername: t.boolean }),
    profile: t.intersection([t.type({ name: t.string }), t.partial({ blurb: t.string, imageUrl: t.string })]),
    stats: t.intersection([Stats, t.partial({ toNextLevel: t.number, maxHealth: t.number, maxMP: t.number })]),
    achievements: AnyObject,
    party: AnyObject,
    items: AnyObject,
    inbox: t.intersection([t.type({ optOut: t.boolean }), t.partial({ canReceive: t.boolean })]),
    loginIncentives: t.number,
    preferences: AnyObject,
  }),
  t.partial({ backer: AnyObject, contributor: AnyObject }),
])
export type Member = t.TypeOf<typeof Member>

/** A row of a list of members: the name, or with `includeAllPublicFields` all that is public. */
export const MemberRow = t.union([Member, Person])
export type MemberRow = t.TypeOf<typeof MemberRow>

/** A participant of a challenge and their copies of its tasks, without tags and checklists. docs/reference/api.md 2.13. */
export const Participant = t.intersection([Person, t.type({ tasks: t.readonlyArray(WireTask) })])
export type Participant = t.TypeOf<typeof Participant>

/** One who looks for a party. docs/reference/api.md 2.9. */
export const Seeker = t.type({
  _id: t.string,
  id: t.string,
  auth: t.type({ local: t.type({ username: t.union([t.string, t.null]) }), timestamps: Timestamps }),
  backer: AnyObject,
  contributor: AnyObject,
  flags: AnyObject,
  invited: t.literal(false),
  items: AnyObject,
  loginIncentives: t.number,
  preferences: AnyObject,
  profile: t.type({ name: t.string }),
  stats: Stats,
})
export type Seeker = t.TypeOf<typeof Seeker>

/** A row of the hall. docs/reference/api.md 2.15. */
export const HallRow = t.type({
  _id: t.string,
  id: t.string,
  contributor: AnyObject,
  backer: AnyObject,
  profile: t.type({ name: t.string }),
})
export type HallRow = t.TypeOf<typeof HallRow>
