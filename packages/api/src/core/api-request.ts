import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Input } from '../contract/index.ts'
import type { LanguagePreferences } from '../i18n/choose-language.ts'
import type { Document } from '../store/index.ts'
import type { Session } from './session.ts'

/** A parsed request: the decoded input, the session, and what headers say besides. */
export type ApiRequest<I = Input> = {
  readonly input: I
  /** Always there on endpoints that require it. */
  readonly session?: Session
  readonly languagePreferences: LanguagePreferences
  readonly apiVersion: 'v3' | 'v4'
  /** The program of the caller, by its own name. */
  readonly client: string
  readonly userAgent: string
  /** The IP address of the caller. */
  readonly address: string
  /** The position where a stream of events was interrupted; empty for a new one. */
  readonly lastEventId: string
  /** The body as it came, and every header: what providers sign. */
  readonly raw?: { readonly body: string; readonly headers: Readonly<Record<string, string | undefined>> }
  /** From clients that count turns themselves: the turn that the command takes. */
  readonly turn?: number
  /** From the same clients: when the player acted. */
  readonly clientTime?: Instant
  /** From the same clients: they know the acts of before, so the response holds the new ones alone. */
  readonly newActsOnly?: true
  /** A random UUID of the act, which only a retry of it sends again. */
  readonly idempotencyKey?: string
}

/** A request whose session is there and whose player is loaded. */
export type AuthenticatedRequest<I = Input> = ApiRequest<I> & {
  readonly session: Session
  readonly player: Document<User>
}
