import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { isUuid } from '../contract/index.ts'
import { type ApiError, notFound } from '../core/api-error.ts'
import { type Document, eq, type Store } from '../store/index.ts'

/** The player of this id or username. Refuses userWithIDNotFound. */
export const findHero = async (
  store: Pick<Store, 'get' | 'find'>,
  name: string,
): Promise<E.Either<ApiError, Document<User>>> => {
  const id = isUuid(name) ? name.toLowerCase() : await idOfUsername(store, name)
  const found = id === undefined ? undefined : await store.get<User>('users', id)
  return found === undefined ? E.left(notFound('userWithIDNotFound', { userId: name })) : E.right(found)
}

const idOfUsername = async (store: Pick<Store, 'find'>, name: string): Promise<string | undefined> => {
  const usernameLower = name.trim().toLowerCase().replace(/^@/, '')
  const [account] = await store.find('accounts', { where: eq('usernameLower', usernameLower), limit: 1 })
  return account?.id
}
