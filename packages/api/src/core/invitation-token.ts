import { timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/index.ts'
import { hmac, serverKey } from './server-key.ts'

/** An invitation that whoever holds its link may take up by registering. `until`: milliseconds since 1970. */
export type InvitationByLink = { readonly group: string; readonly inviter: string; readonly until: number }

const KEY_NAME = 'invitations'

/** Milliseconds for which a link works. docs/reference/api.md 6.5. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

type Keys = Pick<Store, 'get' | 'commit'>

export const toInvitationToken = async (
  store: Keys,
  { group, inviter }: Omit<InvitationByLink, 'until'>,
  now: number,
): Promise<string> => {
  const text = Buffer.from(JSON.stringify({ group, inviter, until: now + LIFETIME })).toString('base64url')
  return `${text}.${hmac(await serverKey(store, KEY_NAME), text).toString('base64url')}`
}

/** Nothing for a token that this server did not make, or that is too old. */
export const readInvitationToken = async (
  store: Keys,
  token: string,
  now: number,
): Promise<InvitationByLink | undefined> => {
  const [text = '', signature = ''] = token.split('.')
  const expected = hmac(await serverKey(store, KEY_NAME), text)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const invitation = JSON.parse(Buffer.from(text, 'base64url').toString()) as InvitationByLink
  return invitation.until > now ? invitation : undefined
}
