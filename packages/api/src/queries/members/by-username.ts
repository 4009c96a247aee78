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

/** Accounts that one search looks at: a short begin may be that of very many players. */
const MOST_LOOKED_AT = 600

type NamedAccount = { readonly usernameLower?: string }

/**
 * Players whose confirmed user name begins so, by user name; `isWanted` chooses among them. An index finds them, however
 * many players there are.
 */
export const playersNamed = async (
  store: Pick<Store, 'find' | 'get' | 'getMany'>,
  begin: string,
  { after, limit }: Page,
  isWanted: (user: User) => boolean = () => true,
): Promise<ReadonlyArray<User>> => {
  const start = toUsernameKey(begin)
  const last = after === '' ? undefined : await store.get<NamedAccount>('accounts', after)
  let from = last?.body.usernameLower
  const found: User[] = []
  for (let looked = 0; looked < MOST_LOOKED_AT && found.length < limit; looked += limit) {
    const accounts = await store.find<NamedAccount>('accounts', {
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
    const bodies = users.map(({ body }) => body)
    found.push(...bodies.filter((user) => user.flags.verifiedUsername && isWanted(user)))
    if (accounts.length < limit) break
    from = accounts.at(-1)?.body.usernameLower
  }
  return found.slice(0, limit)
}
