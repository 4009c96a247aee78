import { createHash, randomUUID } from 'node:crypto'
import { type Document, eq, type Store, type Write } from '../store/index.ts'

/**
 * One login, kept under the hash of its token: the token itself is nowhere. `publicId` is what the list of logins calls
 * it. Times are milliseconds since 1970.
 */
export type TokenBody = {
  readonly userId: string
  readonly publicId: string
  readonly label: string
  readonly createdAt: number
  readonly lastUsedAt: number
}

export type NewToken = { readonly secret: string; readonly write: Write }

const LABEL_LENGTH = 80

/** A token has 122 random bits: one round of sha-256 is as safe for it as argon2 is for a password. */
export const hashOfToken = (secret: string): string => createHash('sha256').update(secret.toLowerCase()).digest('hex')

/** A token in the form of a UUID, as clients expect, and the write that keeps it. */
export const newToken = (userId: string, label: string, at: number): NewToken => {
  const secret = randomUUID()
  const body: TokenBody = {
    userId,
    publicId: randomUUID(),
    label: label.slice(0, LABEL_LENGTH),
    createdAt: at,
    lastUsedAt: at,
  }
  return { secret, write: { type: 'insert', collection: 'tokens', id: hashOfToken(secret), body } }
}

/**
 * The login that a token opens, if it is one of this player. The token is looked up by its hash, so how long that takes
 * tells nothing about the token.
 */
export const tokenOf = async (
  store: Store,
  userId: string,
  secret: string,
): Promise<Document<TokenBody> | undefined> => {
  const found = await store.get<TokenBody>('tokens', hashOfToken(secret))
  return found?.body.userId === userId ? found : undefined
}

export const tokensOf = (store: Store, userId: string): Promise<readonly Document<TokenBody>[]> =>
  store.find<TokenBody>('tokens', { where: eq('userId', userId) })

/** What ends these logins. */
export const removalsOf = (tokens: readonly Document<TokenBody>[]): readonly Write[] =>
  tokens.map(({ id, version }) => ({ type: 'remove', collection: 'tokens', id, version }))
