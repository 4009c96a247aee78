import { type Document, eq, or, type Store } from '../store/index.ts'

/** The private data of a player. `reset` is the newest reset link; times are milliseconds since 1970. */
export type AccountBody = {
  readonly username: string
  readonly usernameLower: string
  /** Missing when the provider that somebody came by told none that it verified. */
  readonly email?: string
  readonly emailLower?: string
  /** Somebody proved to read the mail of this address. */
  readonly emailProven?: true
  /** Missing for those who sign in by another provider alone. */
  readonly passwordHash?: string
  readonly createdAt: number
  /** The second factor. A code is worth once: `lastStep` is the time step of the newest. `recovery` are hashes. */
  readonly totp?: { readonly secret: string; readonly lastStep: number; readonly recovery: readonly string[] }
  /** A second factor that is not confirmed by a code yet. */
  readonly newTotp?: { readonly secret: string; readonly expiresAt: number }
  readonly reset?: { readonly hash: string; readonly expiresAt: number; readonly byMail?: true }
}

export const normalize = (text: string): string => text.trim().toLowerCase()

/** The account with this user name or e-mail address, in any letter case. */
export const findAccount = async (store: Store, name: string): Promise<Document<AccountBody> | undefined> => {
  const [found] = await store.find<AccountBody>('accounts', {
    where: or(eq('usernameLower', normalize(name)), eq('emailLower', normalize(name))),
    limit: 1,
  })
  return found
}

export const isTaken = async (store: Store, field: 'usernameLower' | 'emailLower', text: string): Promise<boolean> =>
  (await store.count('accounts', eq(field, normalize(text)))) > 0
