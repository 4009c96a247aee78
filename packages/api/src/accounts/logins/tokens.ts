import { LIMITS } from '@daykeep/rules/model'
import { hash, randomUUID } from 'node:crypto'
import type { TokenBody } from '../../core/session.ts'
import { type Document, eq, type Store, type Write } from '../../store/index.ts'

export type NewToken = { readonly secret: string; readonly write: Write }

const MAX_LABEL_LENGTH = 80

/** API tokens of an account. */
export const MAX_API_TOKENS = 50

type TokenFields = { readonly label: string; readonly at: number; readonly kind?: 'api' }

/** A token has 122 random bits: one round of sha-256 is as safe for it as argon2 is for a password. */
const hashToken = (secret: string): string => hash('sha256', secret.toLowerCase())

/** A new token, a UUID as clients expect, and the write that stores its hash. */
export const newToken = (userId: string, { label, at, kind }: TokenFields): NewToken => {
  const secret = randomUUID()
  const body: TokenBody = {
    userId,
    publicId: randomUUID(),
    label: label.slice(0, MAX_LABEL_LENGTH),
    ...(kind === undefined ? {} : { kind }),
    createdAt: at,
    lastUsedAt: at,
  }
  return { secret, write: { type: 'insert', collection: 'tokens', id: hashToken(secret), body } }
}

/**
 * The login of a token, if it belongs to this player. Tokens are looked up by hash, so timing reveals nothing about
 * them.
 */
export const findToken = async (
  store: Store,
  userId: string,
  secret: string,
): Promise<Document<TokenBody> | undefined> => {
  const found = await store.get<TokenBody>('tokens', hashToken(secret))
  return found?.body.userId === userId ? found : undefined
}

export const findTokens = (store: Store, userId: string): Promise<readonly Document<TokenBody>[]> =>
  store.find<TokenBody>('tokens', { where: eq('userId', userId) })

/** The writes that end the logins used longest ago, so that a new one fits. */
export const toOldestTokenRemovals = async (store: Store, userId: string): Promise<readonly Write[]> => {
  const tokens = (await findTokens(store, userId)).filter(({ body }) => body.kind !== 'api')
  const oldest = tokens.toSorted((a, b) => a.body.lastUsedAt - b.body.lastUsedAt)
  return toTokenRemovals(oldest.slice(0, Math.max(0, tokens.length + 1 - LIMITS.logins)))
}

export const withLabel = (body: TokenBody, label: string): TokenBody => ({
  ...body,
  label: label.slice(0, MAX_LABEL_LENGTH),
})

/** The writes that end these logins. */
export const toTokenRemovals = (tokens: readonly Document<TokenBody>[]): readonly Write[] =>
  tokens.map(({ id, version }) => ({ type: 'remove', collection: 'tokens', id, version }))
