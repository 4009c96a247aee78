import { createHash, randomUUID } from 'node:crypto'
import { type Document, eq, type Store, type Write } from '../store/index.ts'

/** One login. Only the hash of the token is kept. `createdAt` and `lastUsedAt` are milliseconds since 1970. */
export type TokenBody = {
  readonly userId: string
  readonly hash: string
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
    hash: hashOfToken(secret),
    label: label.slice(0, LABEL_LENGTH),
    createdAt: at,
    lastUsedAt: at,
  }
  return { secret, write: { type: 'insert', collection: 'tokens', id: randomUUID(), body } }
}

/** The login that a token opens, if it is one of this player. */
export const tokenOf = async (
  store: Store,
  userId: string,
  secret: string,
): Promise<Document<TokenBody> | undefined> => {
  const [found] = await store.find<TokenBody>('tokens', { where: eq('hash', hashOfToken(secret)), limit: 1 })
  return found?.body.userId === userId ? found : undefined
}

export const tokensOf = (store: Store, userId: string): Promise<readonly Document<TokenBody>[]> =>
  store.find<TokenBody>('tokens', { where: eq('userId', userId) })

/** What ends these logins. */
export const removalsOf = (tokens: readonly Document<TokenBody>[]): readonly Write[] =>
  tokens.map(({ id, version }) => ({ type: 'remove', collection: 'tokens', id, version }))
