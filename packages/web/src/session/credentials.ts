import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Who is logged in here. Application specification, section 3, "User". */
export type Credentials = { readonly apiId: string; readonly apiToken: string }

/** The one key of the local storage that a login uses. */
export const STORAGE_KEY = 'daykeep'

const Stored = t.type({ auth: t.type({ apiId: t.string, apiToken: t.string }) })

/** The login that was stored; none unless both of its halves are there. Application specification, section 5. */
export const storedCredentials = (storage: Pick<Storage, 'getItem'>): Credentials | undefined => {
  const { auth } = pipe(
    E.tryCatch((): unknown => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'), String),
    E.chainW((stored) => Stored.decode(stored)),
    E.getOrElse(() => ({ auth: { apiId: '', apiToken: '' } })),
  )
  return auth.apiId === '' || auth.apiToken === '' ? undefined : { apiId: auth.apiId, apiToken: auth.apiToken }
}

export const storeCredentials = (storage: Pick<Storage, 'setItem'>, { apiId, apiToken }: Credentials): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ auth: { apiId, apiToken } }))
