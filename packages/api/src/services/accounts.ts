import { type Document, eq, or, type Store } from '../store/index.ts'

/** What only the server knows of a player. `reset` is the newest reset link; times are milliseconds since 1970. */
export type AccountBody = {
  readonly username: string
  readonly usernameLower: string
  readonly email: string
  readonly emailLower: string
  readonly passwordHash: string
  readonly createdAt: number
  readonly reset?: { readonly hash: string; readonly expiresAt: number }
}

export const lower = (text: string): string => text.trim().toLowerCase()

/** The account with this user name or address, in whatever case it is written. */
export const accountNamed = async (store: Store, name: string): Promise<Document<AccountBody> | undefined> => {
  const [found] = await store.find<AccountBody>('accounts', {
    where: or(eq('usernameLower', lower(name)), eq('emailLower', lower(name))),
    limit: 1,
  })
  return found
}

export const isTaken = async (store: Store, field: 'usernameLower' | 'emailLower', text: string): Promise<boolean> =>
  (await store.count('accounts', eq(field, lower(text)))) > 0
