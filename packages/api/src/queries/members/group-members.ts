import { type Group, TAVERN } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type InputOf, memberRows } from '../../contract/index.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, contains, eq, type Filter } from '../../store/index.ts'
import { findGroup } from '../groups/index.ts'
import { playersNamed } from './by-username.ts'
import { findMembers, toRow } from './member-page.ts'

/** Refuses groupNotFound. docs/reference/api.md 2.9. */
export const groupMembers: PlayerHandler<'groupMembers', 'store' | 'clock' | 'catalogue'> = (app) => (request) =>
  listPeople(app, request, membersOf)

/** Refuses groupNotFound. docs/reference/api.md 2.9. */
export const groupInvites: PlayerHandler<'groupInvites', 'store' | 'clock' | 'catalogue'> = (app) => (request) =>
  listPeople(app, request, inviteesOf)

type PeopleRequest = Pick<AuthenticatedRequest, 'player'> & {
  readonly input: Pick<InputOf<'groupMembers'>, 'params' | 'query'>
}

const listPeople = async (
  app: Pick<AppContext, 'store' | 'clock' | 'catalogue'>,
  { input, player }: PeopleRequest,
  toFilter: (group: Group) => Filter,
) => {
  const group = await findGroup(app, 'look', { actor: player.body, name: input.params.groupId })
  if (E.isLeft(group)) return group
  const { query } = input
  const people =
    group.right._id === TAVERN && query.search !== undefined && query.search.trim() !== ''
      ? await playersNamed(app.store, query.search, { after: query.lastId, limit: memberRows(query) })
      : await findMembers(app.store, toFilter(group.right), query)
  return E.right({ data: people.map(toRow(app.catalogue, input.query)), user: player })
}

/** Everybody is in the tavern: who searches there finds user names by their begin. */
const membersOf = ({ _id, type }: Group): Filter => {
  if (_id === TAVERN) return and()
  return type === 'party' ? eq('party._id', _id) : contains('guilds', _id)
}

const inviteesOf = ({ _id, type }: Group): Filter =>
  contains(type === 'party' ? 'invitations.parties' : 'invitations.guilds', _id, 'id')
