import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The login of this browser. docs/reference/application.md 3, "User". */
export type Credentials = { readonly apiId: string; readonly apiToken: string }

/** The local storage key of the login. */
export const STORAGE_KEY = 'daykeep'

const Stored = t.type({ auth: t.type({ apiId: t.string, apiToken: t.string }) })

/** The stored login; `undefined` unless id and token are both there. docs/reference/application.md 5. */
export const readCredentials = (storage: Pick<Storage, 'getItem'>): Credentials | undefined => {
  const { auth } = pipe(
    E.tryCatch((): unknown => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'), String),
    E.chainW((stored) => Stored.decode(stored)),
    E.getOrElse(() => ({ auth: { apiId: '', apiToken: '' } })),
  )
  return auth.apiId === '' || auth.apiToken === '' ? undefined : { apiId: auth.apiId, apiToken: auth.apiToken }
}

export const writeCredentials = (storage: Pick<Storage, 'setItem'>, { apiId, apiToken }: Credentials): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ auth: { apiId, apiToken } }))
