import * as t from 'io-ts'

const needed = { id: t.string, name: t.string, inviter: t.string }
const optional = { publicGuild: t.boolean, cancelledPlan: t.boolean }

/** An invitation to a group, as the invited player keeps it. */
export const Invitation = t.readonly(t.intersection([t.type(needed), t.partial(optional)]))
export type Invitation = t.TypeOf<typeof Invitation>

/** An invitation, or an empty map where there is none. */
export const InvitationOrNone = t.readonly(t.partial({ ...needed, ...optional }))
