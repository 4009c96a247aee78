import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Changed, Input } from '../contract/index.ts'
import type { TokenBody } from '../services/tokens.ts'
import type { Shell } from '../shell.ts'
import type { Document } from '../store/index.ts'
import type { Wishes } from '../texts/language.ts'
import type { ApiError } from './api-error.ts'

/** A login that the request proved to have. */
export type Session = { readonly userId: string; readonly token: Document<TokenBody> }

/** A request that was understood: what it asks, who asks, and how they want to be answered. */
export type Ask<I = Input> = {
  readonly input: I
  readonly session?: Session
  readonly wishes: Wishes
  readonly prefix: 'v3' | 'v4'
  /** What the caller's program calls itself. */
  readonly client: string
  /** What the browser calls itself. */
  readonly agent: string
  readonly address: string
  /** The turn and instant of clients that count turns themselves. */
  readonly turn?: number
  readonly said?: Instant
}

/** What is answered, before the envelope. */
export type Reply = {
  readonly data: unknown
  readonly status?: 200 | 201
  readonly message?: string
  /** Answered without the envelope. */
  readonly bare?: true
  /** The player after the call; the envelope tells their version and notifications. */
  readonly user?: Document<User>
  readonly turn?: number
  readonly at?: Instant
  readonly changed?: Changed
  /** HTTP caching of answers that are the same for everybody. */
  readonly etag?: string
}

export type Answering = Promise<E.Either<ApiError, Reply>>

/** An endpoint at work. */
export type Handler<I = Input> = (shell: Shell) => (ask: Ask<I>) => Answering

/** A player asks: the session is there, and their document was loaded. */
export type PlayerAsk<I = Input> = Ask<I> & { readonly session: Session; readonly player: Document<User> }
export type PlayerHandler<I = Input> = (shell: Shell) => (ask: PlayerAsk<I>) => Answering

/** The input that a row of the contract decodes to. */
export type InputOf<Row> = Row extends {
  readonly params: t.Type<infer P, unknown, unknown>
  readonly query: t.Type<infer Q, unknown, unknown>
  readonly body: t.Type<infer B, unknown, unknown>
}
  ? Input<P, Q, B>
  : never
