import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'

/** Invitations at a time. Reference, rules 11.2. */
export const MOST_AT_A_TIME = 100

/** What a client sent; made sense of here, so that each fault has its own refusal. */
export type Named = { readonly uuids?: unknown; readonly usernames?: unknown; readonly emails?: unknown }

export type Addressed = { readonly email: string; readonly name?: string }

/** Whom to invite: players by id or name, others by e-mail. */
export type Whom = {
  readonly uuids: ReadonlyArray<string>
  readonly usernames: ReadonlyArray<string>
  readonly emails: ReadonlyArray<Addressed>
}

export type WhomRefusals =
  | 'canOnlyInviteEmailUuid'
  | 'uuidsMustBeAnArray'
  | 'usernamesMustBeAnArray'
  | 'emailsMustBeAnArray'
  | 'inviteMustNotBeEmpty'
  | 'canOnlyInviteMaxInvites'
  | 'inviteMissingEmail'

/** Makes sense of a list of people. Usernames may begin with an @. Reference, rules 11.2. */
export const whomNamed = ({ uuids, usernames, emails }: Named): Answer<WhomRefusals, Whom> => {
  if (!uuids && !usernames && !emails) return refuse('canOnlyInviteEmailUuid')
  const [ids, names, addresses] = [listFrom(uuids), listFrom(usernames), listFrom(emails)]
  if (ids === undefined) return refuse('uuidsMustBeAnArray')
  if (names === undefined) return refuse('usernamesMustBeAnArray')
  if (addresses === undefined) return refuse('emailsMustBeAnArray')
  const count = ids.length + names.length + addresses.length
  if (count === 0) return refuse('inviteMustNotBeEmpty')
  if (count > MOST_AT_A_TIME) return refuse('canOnlyInviteMaxInvites', { maxInvites: MOST_AT_A_TIME })
  const addressed = addresses.flatMap(addressFrom)
  if (addressed.length < addresses.length) return refuse('inviteMissingEmail')
  return E.right({ uuids: ids.map(String), usernames: names.map((name) => bare(String(name))), emails: addressed })
}

const listFrom = (value: unknown): ReadonlyArray<unknown> | undefined => {
  if (!value) return []
  return Array.isArray(value) ? value : undefined
}

const bare = (name: string): string => name.replace(/^@/, '').toLowerCase()

const addressFrom = (value: unknown): ReadonlyArray<Addressed> => {
  const { email, name } = Object(value) as { readonly email?: unknown; readonly name?: unknown }
  if (typeof email !== 'string' || email.trim() === '') return []
  return [{ email: email.trim().toLowerCase(), ...(typeof name === 'string' ? { name } : {}) }]
}
