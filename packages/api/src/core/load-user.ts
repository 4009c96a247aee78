import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { Document, Store } from '../store/index.ts'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized } from './api-error.ts'

/** The player's document. Refuses invalid_credentials when there is none, accountSuspended when staff closed it. */
export const loadUser = async (
  store: Pick<Store, 'get'>,
  userId: string,
): Promise<E.Either<ApiError, Document<User>>> => {
  const user = await store.get<User>('users', userId)
  if (user === undefined) return E.left(INVALID_CREDENTIALS)
  const { username = '' } = user.body.auth.local
  if (user.body.auth.blocked) return E.left(notAuthorized('accountSuspended', { userId, username }))
  return E.right(user)
}
