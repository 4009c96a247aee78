import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type AccountBody, normalize } from '../accounts/index.ts'
import { type FoundUser, isUuid } from '../contract/index.ts'
import { and, eq, gte, lt, type Store } from '../store/index.ts'
import { forStaff } from './require-privilege.ts'

/** Players of the answer. docs/reference/api.md 1.7. */
const FOUND_AT_MOST = 30
/** Behind all texts that begin with the one before it. */
const LAST = '\uffff'

/** By id, by address, or by the beginning of the username; the exact name first. docs/reference/api.md 2.16. */
export const searchUsers = forStaff<'searchUsers', 'store'>('searchPlayers', (app) => async ({ input, player }) => {
  const ids = await idsOf(app.store, input.params.userIdentifier.trim())
  const users = await app.store.getMany<User>('users', ids)
  return E.right({ data: users.map(({ body }) => toFoundUser(body)), user: player })
})

const idsOf = async (store: Pick<Store, 'find'>, text: string): Promise<readonly string[]> => {
  if (isUuid(text)) return [text.toLowerCase()]
  const start = normalize(text).replace(/^@/, '')
  const found = await store.find<AccountBody>('accounts', {
    where: start.includes('@')
      ? eq('emailLower', start)
      : and(gte('usernameLower', start), lt('usernameLower', `${start}${LAST}`)),
    sort: [{ path: 'usernameLower', order: 'ascending' }],
    limit: FOUND_AT_MOST,
  })
  return found.map(({ id }) => id)
}

const toFoundUser = ({ _id, contributor, backer, profile, auth }: User): FoundUser => ({
  _id,
  id: _id,
  contributor,
  backer,
  profile: { name: profile.name },
  auth: {
    local: { username: auth.local.username ?? '', email: auth.local.email ?? '' },
    timestamps: auth.timestamps,
  },
})
