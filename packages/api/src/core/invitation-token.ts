import type { Store } from '../store/index.ts'
import { readSignedText, toSignedText } from './signed-text.ts'

/** An invitation that whoever holds its link may take up by registering. `until`: milliseconds since 1970. */
export type InvitationByLink = { readonly group: string; readonly inviter: string; readonly until: number }

const KEY_NAME = 'invitations'

/** Milliseconds for which a link works. docs/reference/api.md 6.5. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

type Keys = Pick<Store, 'get' | 'commit'>

export const toInvitationToken = (
  store: Keys,
  { group, inviter }: Omit<InvitationByLink, 'until'>,
  now: number,
): Promise<string> => toSignedText(store, KEY_NAME, { group, inviter, until: now + LIFETIME })

/** Nothing for a token that this server did not make, or that is too old. */
export const readInvitationToken = async (
  store: Keys,
  token: string,
  now: number,
): Promise<InvitationByLink | undefined> => {
  const invitation = (await readSignedText(store, KEY_NAME, token)) as InvitationByLink | undefined
  return invitation !== undefined && invitation.until > now ? invitation : undefined
}
