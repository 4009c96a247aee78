import * as t from 'io-ts'
import { UserId } from '../keys.ts'

/** What support keeps in mind about a player. Stored apart from the player, so that only staff see it. docs/reference/api.md 3.16. */
export const StaffNote = t.readonly(t.type({ _id: UserId, text: t.string }))
export type StaffNote = t.TypeOf<typeof StaffNote>
