import { Act } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Notification, WireTask, WireUser } from './wire.ts'

/** The acts that can be undone after a command: the turns of all of them, and those that the player did not have before. */
export const ChangedActs = t.type({ turns: t.readonlyArray(t.number), added: t.readonlyArray(Act) })
export type ChangedActs = t.TypeOf<typeof ChangedActs>

/** The documents as they are after a command, for clients that send their turn. With `acts`, the player comes without theirs. */
export const ChangedDocuments = t.intersection([
  t.type({ user: WireUser, tasks: t.readonlyArray(WireTask), removed: t.readonlyArray(t.string) }),
  t.partial({ acts: ChangedActs }),
])
export type ChangedDocuments = t.TypeOf<typeof ChangedDocuments>

/** Around every answer. docs/reference/api.md 1.3; `turn`, `at` and `changed` are ours. */
export type Envelope<A> = {
  readonly success: true
  readonly data: A
  readonly message?: string
  readonly notifications?: ReadonlyArray<Notification>
  readonly userV?: number
  readonly appVersion: string
  /** The turn of the command. */
  readonly turn?: number
  /** When the command took effect, in milliseconds since 1970. */
  readonly at?: number
  readonly changed?: ChangedDocuments
}

export const envelopeCodec = <A>(response: t.Type<A, unknown, unknown>) =>
  t.intersection([
    t.type({ success: t.literal(true), data: response, appVersion: t.string }),
    t.partial({
      message: t.string,
      notifications: t.readonlyArray(Notification),
      userV: t.number,
      turn: t.number,
      at: t.number,
      changed: ChangedDocuments,
    }),
  ])

/** An error of one field: of a param of the request, or of a path of a document. docs/reference/api.md 1.5. */
export const FieldErrorBody = t.intersection([
  t.type({ message: t.string }),
  t.partial({ param: t.string, path: t.string, value: t.unknown }),
])
export type FieldErrorBody = t.TypeOf<typeof FieldErrorBody>

/** docs/reference/api.md 1.4. `key` names the refusal, the same in every language; `turn` is the player's next one. */
export const ErrorBody = t.intersection([
  t.type({ success: t.literal(false), error: t.string, message: t.string }),
  t.partial({ key: t.string, errors: t.readonlyArray(FieldErrorBody), turn: t.number }),
])
export type ErrorBody = t.TypeOf<typeof ErrorBody>

/** An error body with its HTTP status. */
export type ErrorResponse = ErrorBody & { readonly status: number }

/** Reads a response. A body that is none of ours (a proxy's page) is an error without a key. */
export const readEnvelope = <A>(status: number, body: unknown): E.Either<ErrorResponse, Envelope<A>> => {
  if (status < 400 && isSuccess<A>(body)) return E.right(body)
  const refusal = ErrorBody.decode(body)
  if (E.isRight(refusal)) return E.left({ ...refusal.right, status })
  return E.left({ status, success: false, error: 'UnreadableAnswer', message: '' })
}

/** Response codecs are for the OpenAPI document and tests: a client trusts its server. */
const isSuccess = <A>(body: unknown): body is Envelope<A> =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true
