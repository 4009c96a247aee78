import { type Challenge, TAVERN, type User } from '@daykeep/rules/model'
import { hasPrivilege } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type InputOf, pageNumber } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, contains, eq, type Filter, lt, not, oneOf, or, type Query, type Store } from '../../store/index.ts'
import { anyOf, listOf, searchFilter } from '../groups/index.ts'
import { toWireChallenges } from './find-challenge.ts'

/** Challenges of a page. docs/reference/api.md 1.7. */
const PAGE = 10
/** Reports that hide a challenge. docs/reference/api.md 4.3. */
const HIDDEN_FLAGS = 2

/** docs/reference/api.md 2.13. */
export const userChallenges: PlayerHandler<'userChallenges', 'store'> = (app) => async (request) => {
  const { input, player } = request
  const found = await pageOf(app.store, queryFor(player.body, input.query), pageNumber(input.query.page))
  return E.right({ data: await toWireChallenges(app.store, request, found), user: player })
}

type ChallengesQuery = InputOf<'userChallenges'>['query']
type Wanted = { readonly where: Filter; readonly ids?: readonly string[] }

/** Joined ones are found by their ids, since every player has a list of them. */
const queryFor = (actor: User, { member, owned, search, categories }: ChallengesQuery): Wanted => {
  const asked = and(
    ...(owned === 'owned' ? [eq('leader', actor._id)] : []),
    ...(owned === 'not_owned' ? [not(eq('leader', actor._id))] : []),
    ...anyOf(listOf(categories).map((slug) => contains('categories', slug, 'slug'))),
    ...searchFilter(search, ['name', 'shortName', 'summary', 'description']),
    visibleTo(actor),
  )
  return member === 'true' ? { where: asked, ids: actor.challenges } : { where: and(withinReach(actor), asked) }
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

const NEWEST_FIRST: Query['sort'] = [{ path: 'createdAt', order: 'descending' }]

/** Official challenges come before all others, each part newest first; both parts are read by an index. */
const pageOf = async (
  store: Pick<Store, 'find' | 'count'>,
  { where, ids }: Wanted,
  page: number,
): Promise<ReadonlyArray<Challenge>> => {
  const skip = page * PAGE
  const part = (official: boolean, from: number, limit: number) =>
    store.find<Challenge>('challenges', {
      where: and(eq('official', official), where),
      ...(ids === undefined ? {} : { ids }),
      sort: NEWEST_FIRST,
      skip: from,
      limit,
    })
  const official = await part(true, skip, PAGE)
  if (official.length === PAGE) return official.map(({ body }) => body)
  const before = official.length > 0 ? skip + official.length : (await part(true, 0, skip)).length
  const others = await part(false, Math.max(0, skip - before), PAGE - official.length)
  return [...official, ...others].map(({ body }) => body)
}
