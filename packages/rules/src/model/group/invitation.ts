import * as t from 'io-ts'

const required = { id: t.string, name: t.string, inviter: t.string }
const optional = { publicGuild: t.boolean, cancelledPlan: t.boolean }

/** An invitation to a group, as stored with the invited player. */
export const Invitation = t.readonly(t.intersection([t.type(required), t.partial(optional)]))
export type Invitation = t.TypeOf<typeof Invitation>

/** An invitation, or an empty map. */
export const InvitationOrNone = t.readonly(t.partial({ ...required, ...optional }))
