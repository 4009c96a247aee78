import { DAY, toIso } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import { isLeader } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { pageNumber } from '../../contract/index.ts'
import { badRequest } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, contains, eq, exists, type Filter, gt, not } from '../../store/index.ts'
import { toSeeker } from '../../wire/index.ts'
import { seekersFilter } from './seekers-filter.ts'

/** Players of a page. docs/reference/api.md 1.7. */
const PAGE = 30
/** Who has not been there for this long is not listed. docs/reference/api.md 2.9. */
const RECENT = 7 * DAY

/** Refuses notPartyLeader. docs/reference/api.md 2.9. */
export const lookingForParty: PlayerHandler<'lookingForParty', 'store' | 'clock'> =
  (app) =>
  async ({ input, player }) => {
    const { _id: partyId } = player.body.party
    const party = partyId === undefined ? undefined : await app.store.get<Group>('groups', partyId)
    if (party === undefined || !isLeader(player.body, party.body)) return E.left(badRequest('notPartyLeader'))
    const seekers = await app.store.find<User>('users', {
      where: and(
        seekersFor(player.body, app.clock() - RECENT),
        seekersFilter(input.query, { ownOffset: player.body.preferences.timezoneOffset, now: app.clock() }),
      ),
      sort: [{ path: 'party.seeking', order: 'descending' }],
      skip: pageNumber(input.query.page) * PAGE,
      limit: PAGE,
    })
    return E.right({ data: seekers.map(({ body }) => toSeeker(body)), user: player })
  }

const seekersFor = ({ _id, inbox }: User, since: number): Filter =>
  and(
    gt('party.seeking', ''),
    not(exists('party._id')),
    not(exists('invitations.party.id')),
    gt('auth.timestamps.loggedin', toIso(since)),
    not(eq('auth.blocked', true)),
    not(contains('inbox.blocks', _id)),
    ...inbox.blocks.map((blocked) => not(eq('_id', blocked))),
  )
