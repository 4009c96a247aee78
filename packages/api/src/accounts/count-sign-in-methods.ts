import { type Document, eq, type Store } from '../store/index.ts'
import type { AccountBody } from './account.ts'

/** How many ways of signing in an account has: a password, each connected provider, each passkey. The last one stays. */
export const countSignInMethods = async (
  store: Pick<Store, 'count'>,
  { id, body }: Document<AccountBody>,
): Promise<number> =>
  (body.passwordHash === undefined ? 0 : 1) +
  (await store.count('identities', eq('userId', id))) +
  (await store.count('passkeys', eq('userId', id)))
