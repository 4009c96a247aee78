import { type Group, TAVERN } from '@daykeep/rules/model'
import { isMember } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { InputOf } from '../../contract/index.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, contains, eq } from '../../store/index.ts'
import { findGroup } from '../groups/index.ts'
import { findMembers, type ListedPlayers, type Sorting, toRow } from './member-page.ts'

/** Refuses groupNotFound. docs/reference/api.md 2.9. */
export const groupMembers: PlayerHandler<'groupMembers', 'store' | 'clock' | 'catalogue'> = (app) => (request) =>
  listPeople(app, request, membersOf, request.input.query)

/** Refuses groupNotFound. docs/reference/api.md 2.9. */
export const groupInvites: PlayerHandler<'groupInvites', 'store' | 'clock' | 'catalogue'> = (app) => (request) =>
  listPeople(app, request, inviteesOf)

type PeopleRequest = Pick<AuthenticatedRequest, 'player'> & {
  readonly input: Pick<InputOf<'groupInvites'>, 'params' | 'query'>
}

const listPeople = async (
  app: Pick<AppContext, 'store' | 'clock' | 'catalogue'>,
  { input, player }: PeopleRequest,
  toList: (group: Group) => ListedPlayers,
  sorting: Partial<Sorting> = {},
) => {
  const group = await findGroup(app, 'look', { actor: player.body, name: input.params.groupId })
  if (E.isLeft(group)) return group
  const people = await findMembers(app.store, toList(group.right), { ...input.query, ...sorting })
  return E.right({ data: people.map(toRow(app.catalogue, input.query)), user: player })
}

/** Everybody is in the tavern. */
const membersOf = (group: Group): ListedPlayers => {
  const { _id, type, memberCount: count } = group
  if (_id === TAVERN) return { where: and(), count: Number.POSITIVE_INFINITY, includes: () => true }
  const where = type === 'party' ? eq('party._id', _id) : contains('guilds', _id)
  return { where, count, includes: (user) => isMember(user, group) }
}

/** Those who are invited are few beside the members. */
const inviteesOf = ({ _id, type }: Group): ListedPlayers => ({
  where: contains(type === 'party' ? 'invitations.parties' : 'invitations.guilds', _id, 'id'),
  count: 0,
  includes: () => true,
})
