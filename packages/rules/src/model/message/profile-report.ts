import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { mapOf } from '../codecs.ts'
import { UserId } from '../keys.ts'

const Complaint = t.readonly(
  t.intersection([t.type({ timestamp: IsoInstant }), t.partial({ comment: t.string, source: t.string })]),
)

/** Complaints about a player's profile, by reporter. Stored apart from the player, so that only staff see them. */
export const ProfileReport = t.readonly(t.type({ _id: UserId, flags: mapOf(UserId, Complaint) }))
export type ProfileReport = t.TypeOf<typeof ProfileReport>
