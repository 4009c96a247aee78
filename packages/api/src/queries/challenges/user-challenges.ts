import { type Challenge, TAVERN, type User } from '@daykeep/rules/model'
import { hasPrivilege } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type InputOf, pageNumber } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, contains, eq, type Filter, lt, not, oneOf, or, type Sort, type Store } from '../../store/index.ts'
import { anyOf, listOf, searchFilter } from '../groups/index.ts'
import { toWireChallenges } from './find-challenge.ts'

/** Challenges of a page. docs/reference/api.md 1.7. */
const PAGE = 10
/** Reports that hide a challenge. docs/reference/api.md 4.3. */
const HIDDEN_FLAGS = 2

/** `sort` and `participation` are ours. docs/reference/api.md 2.13; docs/decisions/088-challenges-in-lists.md. */
export const userChallenges: PlayerHandler<'userChallenges', 'store'> = (app) => async (request) => {
  const { input, player } = request
  const { query } = input
  const ids = await idsOf(app.store, player.body, query)
  const where = and(...conditionsOf(player.body, query), ...(ids === undefined ? [withinReach(player.body)] : []))
  const found = await pageOf(app.store, { where, ids, sort: sortOf(query.sort) }, pageNumber(query.page))
  return E.right({ data: await toWireChallenges(app.store, request, found), user: player })
}

type ChallengesQuery = InputOf<'userChallenges'>['query']

const conditionsOf = (actor: User, { owned, search, categories }: ChallengesQuery): ReadonlyArray<Filter> => [
  ...(owned === 'owned' ? [eq('leader', actor._id)] : []),
  ...(owned === 'not_owned' ? [not(eq('leader', actor._id))] : []),
  ...anyOf(listOf(categories).map((slug) => contains('categories', slug, 'slug'))),
  ...searchFilter(search, ['name', 'shortName', 'summary', 'description']),
  visibleTo(actor),
]

/** The player's own challenges by id: those they take part in, and those they lead. Undefined when others count too. */
const idsOf = async (
  store: Pick<Store, 'find'>,
  actor: User,
  { member, participation }: ChallengesQuery,
): Promise<readonly string[] | undefined> => {
  if (participation === 'participating') return actor.challenges
  if (member !== 'true') return undefined
  const led = (await store.find<Challenge>('challenges', { where: eq('leader', actor._id) })).map(({ id }) => id)
  const isJoined = new Set(actor.challenges)
  const onlyLed = led.filter((id) => !isJoined.has(id))
  return participation === 'not_participating' ? onlyLed : [...actor.challenges, ...onlyLed]
}

/** What the player leads or has joined, and what their groups offer. */
const withinReach = ({ _id, challenges, party, guilds }: User): Filter =>
  or(
    oneOf('group', [TAVERN, ...guilds, ...(party._id === undefined ? [] : [party._id])]),
    eq('leader', _id),
    oneOf('_id', challenges),
  )

/** What `authorizeChallengeAction` says of reported ones. */
const visibleTo = (actor: User): Filter =>
  hasPrivilege(actor, 'moderator') || hasPrivilege(actor, 'challengeAdmin')
    ? and()
    : or(lt('flagCount', HIDDEN_FLAGS), eq('leader', actor._id), oneOf('_id', actor.challenges))

const sortOf = (name: string | undefined): ReadonlyArray<Sort> => [
  { path: name === 'members' ? 'memberCount' : name === 'prize' ? 'prize' : 'createdAt', order: 'descending' },
]

type Wanted = {
  readonly where: Filter
  readonly ids: readonly string[] | undefined
  readonly sort: ReadonlyArray<Sort>
}

/** Official challenges come before all others, each part in its order; both parts are read by an index. */
const pageOf = async (
  store: Pick<Store, 'find' | 'count'>,
  { where, ids, sort }: Wanted,
  page: number,
): Promise<ReadonlyArray<Challenge>> => {
  const skip = page * PAGE
  const part = (official: boolean, from: number, limit: number) =>
    store.find<Challenge>('challenges', {
      where: and(eq('official', official), where),
      ...(ids === undefined ? {} : { ids }),
      sort,
      skip: from,
      limit,
    })
  const official = await part(true, skip, PAGE)
  if (official.length === PAGE) return official.map(({ body }) => body)
  const before = official.length > 0 ? skip + official.length : (await part(true, 0, skip)).length
  const others = await part(false, Math.max(0, skip - before), PAGE - official.length)
  return [...official, ...others].map(({ body }) => body)
}
