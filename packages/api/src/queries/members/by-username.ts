import type { User } from '@daykeep/rules/model'
import { and, gt, gte, lt, type Store } from '../../store/index.ts'

/** A user name as accounts store it for comparing. */
export const toUsernameKey = (username: string): string => username.trim().toLowerCase().replace(/^@/, '')

/** Behind all texts that begin with the one before it. */
const LAST = '\uffff'

type Page = {
  /** The id of the last player of the page before; empty for the first page. */
  readonly after: string
  readonly limit: number
}

/** Players whose confirmed user name begins so, by user name. An index finds them, however many players there are. */
export const playersNamed = async (
  store: Pick<Store, 'find' | 'get' | 'getMany'>,
  begin: string,
  { after, limit }: Page,
): Promise<ReadonlyArray<User>> => {
  const start = toUsernameKey(begin)
  const last = after === '' ? undefined : await store.get<{ readonly usernameLower?: string }>('accounts', after)
  const from = last?.body.usernameLower
  const accounts = await store.find('accounts', {
    where: and(
      from === undefined ? gte('usernameLower', start) : gt('usernameLower', from),
      lt('usernameLower', `${start}${LAST}`),
    ),
    sort: [{ path: 'usernameLower', order: 'ascending' }],
    limit,
  })
  const users = await store.getMany<User>(
    'users',
    accounts.map(({ id }) => id),
  )
  const byId = new Map(users.map(({ id, body }) => [id, body]))
  return accounts.flatMap(({ id }) => {
    const user = byId.get(id)
    return user?.flags.verifiedUsername === true ? [user] : []
  })
}
