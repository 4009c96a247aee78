import { type Group, TAVERN, type User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type InputOf, pageNumber } from '../../contract/index.ts'
import { badRequest } from '../../core/api-error.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, type Document, eq, type Query, type Sort, type Store } from '../../store/index.ts'
import { toGroupBasic } from '../../wire/index.ts'
import { guildFilter, listOf, notAmong } from './group-filters.ts'

/** Public guilds of a page. docs/reference/api.md 1.7. */
const PAGE = 30

const TYPES = ['party', 'guilds', 'privateGuilds', 'publicGuilds', 'tavern'] as const
type ListType = (typeof TYPES)[number]

/** Refuses groupTypesRequired, guildsOnlyPaginate. docs/reference/api.md 2.9; `sort` and `withLeaders` are ours. */
export const getGroups: PlayerHandler<'getGroups', 'store' | 'clock'> = (app) => async (request) => {
  const { input, player } = request
  const types = listOf(input.query.type)
  if (!types.every(isListType)) return E.left(badRequest('groupTypesRequired'))
  if (input.query.paginate === 'true' && !types.includes('publicGuilds'))
    return E.left(badRequest('guildsOnlyPaginate'))
  const listedTypes = types.includes('publicGuilds') ? types.filter((type) => type !== 'tavern') : types
  const lists = await Promise.all(listedTypes.map((type) => QUERIES[type](app.store, request)))
  const groups = new Map(lists.flat().map(({ id, body }) => [id, body]))
  const now = app.clock()
  const leaders = await leadersOf(app.store, input.query, [...groups.values()])
  const data = [...groups.values()].map((group) => toGroupBasic(group, now, leaders.get(group.leader)))
  return E.right({ data, user: player })
}

type GroupsQuery = InputOf<'getGroups'>['query']

/** Players by id. Not for all public guilds at once: they may be as many as there are guilds. */
const leadersOf = async (
  store: Pick<Store, 'getMany'>,
  { withLeaders, type, paginate }: GroupsQuery,
  groups: ReadonlyArray<Group>,
): Promise<ReadonlyMap<string, User>> => {
  const isBounded = paginate === 'true' || !listOf(type).includes('publicGuilds')
  if (withLeaders !== 'true' || !isBounded) return new Map()
  const users = await store.getMany<User>('users', [...new Set(groups.map(({ leader }) => leader))])
  return new Map(users.map(({ id, body }) => [id, body]))
}

const LARGEST_FIRST: ReadonlyArray<Sort> = [{ path: 'memberCount', order: 'descending' }]

/** Each is read by an index. docs/decisions/140-guilds-in-lists.md */
const SORTS: ReadonlyMap<string, ReadonlyArray<Sort>> = new Map([
  ['name', [{ path: 'name', order: 'ascending', ignoresCase: true }]],
  ['activity', [{ path: 'activeAt', order: 'descending' }]],
])

const sortOf = ({ sort = '' }: GroupsQuery): ReadonlyArray<Sort> => SORTS.get(sort) ?? LARGEST_FIRST

const isListType = (type: string): type is ListType => (TYPES as ReadonlyArray<string>).includes(type)

type GroupQuery = (
  store: Store,
  request: AuthenticatedRequest<InputOf<'getGroups'>>,
) => Promise<readonly Document<Group>[]>

const ownGuilds =
  (...conditions: ReadonlyArray<Exclude<Query['where'], undefined>>): GroupQuery =>
  (store, { input, player }) =>
    store.find<Group>('groups', {
      ids: player.body.guilds,
      where: and(eq('type', 'guild'), ...conditions, guildFilter(player.body, input.query)),
      sort: sortOf(input.query),
    })

const QUERIES: Readonly<Record<ListType, GroupQuery>> = {
  party: (store, { player }) => {
    const { _id } = player.body.party
    return store.getMany<Group>('groups', _id === undefined ? [] : [_id])
  },
  guilds: ownGuilds(),
  privateGuilds: ownGuilds(eq('privacy', 'private')),
  publicGuilds: (store, { input, player }) => {
    const { paginate, page, member } = input.query
    const isPage = paginate === 'true'
    const own = member === 'false' ? notAmong(player.body.guilds) : []
    return store.find<Group>('groups', {
      where: and(
        eq('type', 'guild'),
        eq('privacy', 'public'),
        ...notAmong([TAVERN]),
        ...own,
        guildFilter(player.body, input.query),
      ),
      ...(member === 'true' ? { ids: player.body.guilds } : {}),
      sort: sortOf(input.query),
      ...(isPage ? { skip: pageNumber(page) * PAGE, limit: PAGE } : {}),
    })
  },
  tavern: (store) => store.getMany<Group>('groups', [TAVERN]),
}
