import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Notification, WireTask, WireUser } from './wire.ts'

/** The documents that count after a command, for clients that send their turn. */
export const Changed = t.type({
  user: WireUser,
  tasks: t.readonlyArray(WireTask),
  removed: t.readonlyArray(t.string),
})
export type Changed = t.TypeOf<typeof Changed>

/** Around every answer. Reference, api 1.3; `turn`, `at` and `changed` are ours. */
export type Envelope<A> = {
  readonly success: true
  readonly data: A
  readonly message?: string
  readonly notifications?: ReadonlyArray<Notification>
  readonly userV?: number
  readonly appVersion: string
  /** The turn that the command took. */
  readonly turn?: number
  /** The instant that counted for the command, in milliseconds since 1970. */
  readonly at?: number
  readonly changed?: Changed
}

export const envelopeOf = <A>(answer: t.Type<A, unknown, unknown>) =>
  t.intersection([
    t.type({ success: t.literal(true), data: answer, appVersion: t.string }),
    t.partial({
      message: t.string,
      notifications: t.readonlyArray(Notification),
      userV: t.number,
      turn: t.number,
      at: t.number,
      changed: Changed,
    }),
  ])

/** One fault of a request: of a param of the request, or of a path of a document. Reference, api 1.5. */
export const FaultBody = t.intersection([
  t.type({ message: t.string }),
  t.partial({ param: t.string, path: t.string, value: t.unknown }),
])
export type FaultBody = t.TypeOf<typeof FaultBody>

/** Reference, api 1.4. `key` names the refusal in every language alike; `turn` is the one the server waits for. */
export const ErrorBody = t.intersection([
  t.type({ success: t.literal(false), error: t.string, message: t.string }),
  t.partial({ key: t.string, errors: t.readonlyArray(FaultBody), turn: t.number }),
])
export type ErrorBody = t.TypeOf<typeof ErrorBody>

/** A call that was not granted: the status and what the body says. */
export type Refused = ErrorBody & { readonly status: number }

/** What an answer of the server says. A body that is none of ours (a proxy's page) is a refusal without a name. */
export const readAnswer = <A>(status: number, body: unknown): E.Either<Refused, Envelope<A>> => {
  if (status < 400 && isSuccess<A>(body)) return E.right(body)
  const refusal = ErrorBody.decode(body)
  if (E.isRight(refusal)) return E.left({ ...refusal.right, status })
  return E.left({ status, success: false, error: 'UnreadableAnswer', message: '' })
}

/** The codecs of answers are for documents and tests: a client trusts its own server. */
const isSuccess = <A>(body: unknown): body is Envelope<A> =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true
