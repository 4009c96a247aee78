import * as E from 'fp-ts/lib/Either.js'
import { type Result, DAY, fromIso, refuse, type RuleContext } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { isLeader } from '../permissions/index.ts'
import { requireActor, type Actor, findDocument, type Documents } from '../documents/index.ts'

/**
 * Days since the last login after which a player no longer counts as looking for a party. docs/reference/api.md 2.9.
 */
const DAYS_SEEKING = 7

/**
 * Players looking for a party whom the actor may invite: without an open invitation, logged in within the week, and
 * neither has blocked the other. Only for the leader of a party, whatever their privileges. The latest seekers come
 * first.
 */
export const seekersFor =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ actorId }: Actor) =>
  (documents: Documents): Result<'notPartyLeader', ReadonlyArray<User>> => {
    const actor = requireActor(documents, actorId)
    const party = findDocument(documents, 'groups', actor.party._id ?? '')
    if (party === undefined || !isLeader(actor, party)) return refuse('notPartyLeader')
    const seekers = Object.values(documents.users).filter((user) => isSeeking(user, now) && !areApart(actor, user))
    return E.right(seekers.sort((a, b) => since(b) - since(a)))
  }

const since = ({ party }: User): number => (party.seeking ? fromIso(party.seeking) : 0)

const isSeeking = ({ party, invitations, auth }: User, now: number): boolean =>
  Boolean(party.seeking) &&
  party._id === undefined &&
  invitations.parties.length === 0 &&
  now - fromIso(auth.timestamps.loggedin) <= DAYS_SEEKING * DAY

const areApart = (a: User, b: User): boolean => a.inbox.blocks.includes(b._id) || b.inbox.blocks.includes(a._id)
