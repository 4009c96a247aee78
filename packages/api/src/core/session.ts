import type { Document } from '../store/index.ts'

/**
 * One login, stored under the hash of its token; the token itself is stored nowhere. `publicId` names it in the list of
 * logins. Times are milliseconds since 1970.
 */
export type TokenBody = {
  readonly userId: string
  readonly publicId: string
  readonly label: string
  /** A token that the player made for a program; missing for a login. */
  readonly kind?: 'api'
  readonly createdAt: number
  readonly lastUsedAt: number
}

/** The login that a request proved to have. */
export type Session = { readonly userId: string; readonly token: Document<TokenBody> }
