import * as E from 'fp-ts/lib/Either.js'
import { type Answer, DAY, fromIso, refuse, type World } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { isLeader } from '../permissions/index.ts'
import { actorOf, type By, documentOf, type Society } from '../society/index.ts'

/** Days since the last login after which nobody counts as looking any more. Reference, api 2.9. */
const DAYS_SEEKING = 7

/**
 * Who looks for a party and could be asked: no invitation yet, here within the week, and neither has blocked the other.
 * For leaders of a party only, whatever rights one has. Those who looked last come first. Needs the actor's party.
 */
export const seekersFor =
  ({ now }: Pick<World, 'now'>) =>
  ({ by }: By) =>
  (society: Society): Answer<'notPartyLeader', ReadonlyArray<User>> => {
    const actor = actorOf(society, by)
    const party = documentOf(society, 'groups', actor.party._id ?? '')
    if (party === undefined || !isLeader(actor, party)) return refuse('notPartyLeader')
    const seekers = Object.values(society.users).filter((user) => isSeeking(user, now) && !areApart(actor, user))
    return E.right(seekers.sort((a, b) => since(b) - since(a)))
  }

const since = ({ party }: User): number => (party.seeking ? fromIso(party.seeking) : 0)

const isSeeking = ({ party, invitations, auth }: User, now: number): boolean =>
  Boolean(party.seeking) &&
  party._id === undefined &&
  invitations.parties.length === 0 &&
  now - fromIso(auth.timestamps.loggedin) <= DAYS_SEEKING * DAY

const areApart = (a: User, b: User): boolean => a.inbox.blocks.includes(b._id) || b.inbox.blocks.includes(a._id)
