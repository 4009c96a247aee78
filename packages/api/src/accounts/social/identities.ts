import type { User } from '@daykeep/rules/model'
import type { Identity, Network } from '../../identity-providers/index.ts'
import { type Document, eq, type Store, type Write } from '../../store/index.ts'
import { hashText } from '../secrets.ts'

/** An account at a provider that belongs to a player; the id is a hash of issuer and subject. */
export type IdentityBody = { readonly userId: string; readonly network: Network; readonly linkedAt: number }

const idOf = ({ issuer, subject }: Identity): string => hashText(JSON.stringify([issuer, subject]))

export const findIdentity = (
  store: Pick<Store, 'get'>,
  identity: Identity,
): Promise<Document<IdentityBody> | undefined> => store.get<IdentityBody>('identities', idOf(identity))

export const identitiesOf = (store: Pick<Store, 'find'>, userId: string): Promise<readonly Document<IdentityBody>[]> =>
  store.find<IdentityBody>('identities', { where: eq('userId', userId) })

/** The write that gives an identity to a player. An identity has one player: its id is taken afterwards. */
export const toIdentityWrite = (identity: Identity, userId: string, linkedAt: number): Write => ({
  type: 'insert',
  collection: 'identities',
  id: idOf(identity),
  body: { userId, network: identity.network, linkedAt },
})

/** The player as clients see them afterwards. docs/reference/api.md 3.1. */
export const withIdentity = (user: User, { network, subject, email }: Identity): User => ({
  ...user,
  auth: { ...user.auth, [network]: { id: subject, emails: email === undefined ? [] : [{ value: email }] } },
})

export const withoutIdentity = (user: User, network: Network): User => {
  const { [network]: _removed, ...auth } = user.auth
  return { ...user, auth }
}
