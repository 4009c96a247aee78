import * as t from 'io-ts'
import { refuse, type Result } from '../kernel/index.ts'

/** Maximum number of invitations in one command. docs/reference/rules.md 11.2. */
const MAX_INVITEES = 100

export type EmailInvitee = { readonly email: string; readonly name?: string }

/** Whom to invite: players by id or username, others by e-mail. A list that the client did not send is undefined. */
export type Invitees = {
  readonly uuids?: ReadonlyArray<string> | undefined
  readonly usernames?: ReadonlyArray<string> | undefined
  readonly emails?: ReadonlyArray<EmailInvitee> | undefined
}

/** An optional list: clients omit it or send null, false or an empty string when it is empty. */
const optionalList = <A>(item: t.Type<A, A, unknown>) =>
  new t.Type<ReadonlyArray<A> | undefined, ReadonlyArray<A> | undefined, unknown>(
    item.name,
    (input): input is ReadonlyArray<A> | undefined => input === undefined || t.readonlyArray(item).is(input),
    (input, context) => (input ? t.readonlyArray(item).validate(input, context) : t.success(undefined)),
    t.identity,
  )

/** A username in lower case; a leading @ is dropped. */
const Username = new t.Type<string, string, unknown>(
  'Username',
  t.string.is,
  (input, context) =>
    typeof input === 'string' ? t.success(input.replace(/^@+/, '').toLowerCase()) : t.failure(input, context),
  t.identity,
)

/** An e-mail address in lower case, and the name of its owner. */
const EmailInvitee = new t.Type<EmailInvitee, EmailInvitee, unknown>(
  'EmailInvitee',
  (input): input is EmailInvitee => typeof Object(input).email === 'string',
  (input, context) => {
    const { email, name } = Object(input) as { readonly email?: unknown; readonly name?: unknown }
    return typeof email !== 'string' || email.trim() === ''
      ? t.failure(input, context)
      : t.success({ email: email.trim().toLowerCase(), ...(typeof name === 'string' ? { name } : {}) })
  },
  t.identity,
)

export const INVITEE_LISTS = {
  uuids: optionalList(t.string),
  usernames: optionalList(Username),
  emails: optionalList(EmailInvitee),
} as const

export type InviteeRefusals = 'canOnlyInviteEmailUuid' | 'inviteMustNotBeEmpty' | 'canOnlyInviteMaxInvites'

/** Refuses missing lists, empty lists and too many invitees. docs/reference/rules.md 11.2. */
export const inviteeRefusal = ({ uuids, usernames, emails }: Invitees): Result<InviteeRefusals, never> | undefined => {
  if (uuids === undefined && usernames === undefined && emails === undefined) return refuse('canOnlyInviteEmailUuid')
  const count = countOf({ uuids, usernames, emails })
  if (count === 0) return refuse('inviteMustNotBeEmpty')
  return count > MAX_INVITEES ? refuse('canOnlyInviteMaxInvites', { maxInvites: MAX_INVITEES }) : undefined
}

/** The number of people in an invitation, however they are named. */
export const countOf = ({ uuids = [], usernames = [], emails = [] }: Invitees): number =>
  uuids.length + usernames.length + emails.length
