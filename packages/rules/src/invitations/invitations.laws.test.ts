import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGroup, aPerson, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import type { Group, User } from '../model/index.ts'
import { findDocument, type Documents, withUser } from '../documents/index.ts'
import { invitationTo } from './invitations-of.ts'
import { invite, PARTY_LIMITS } from './invite.ts'
import { rejectInvitation } from './reject-invitation.ts'

const LEADERS = ['leader', 'nia'] as const
const GROUPS: Readonly<Record<(typeof LEADERS)[number], string>> = { leader: 'lamps', nia: 'owls' }
type Step = readonly [act: 'ask' | 'decline', by: (typeof LEADERS)[number]]

const townOf = (type: Group['type'], guests: number): Documents =>
  documentsWith({
    users: [
      ...LEADERS.map((name) =>
        aPerson(name, type === 'party' ? { party: { _id: idOf(GROUPS[name]) } } : { guilds: [idOf(GROUPS[name])] }),
      ),
      ...Array.from({ length: guests }, (_, index) => aPerson(`guest-${index}`)),
    ],
    groups: LEADERS.map((name) => aGroup(GROUPS[name], { type, leader: idOf(name), memberCount: 1 })),
  })

const GUEST = idOf('guest-0')
const guestOf = (documents: Documents): User => findDocument(documents, 'users', GUEST) ?? aPerson('guest-0')

const stepped = (documents: Documents, [act, actorId]: Step): Documents => {
  const group = idOf(GROUPS[actorId])
  if (act === 'ask')
    return stateAfter(documents, invite({ now: NOON })({ actorId: idOf(actorId), group, uuids: [GUEST] })(documents))
  const guest = guestOf(documents)
  return withUser(documents, stateAfter(guest, rejectInvitation()({ group })(guest)))
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('ask', 'decline'), fc.constantFrom(...LEADERS))
const anySteps = fc.array(anyStep)

describe('invitations', () => {
  it('always stand there once for each group that asked and was not answered, the latest of a party on top', () => {
    const law = fc.property(fc.constantFrom('party', 'guild'), anySteps, (type: Group['type'], steps) => {
      const guest = guestOf(steps.reduce(stepped, townOf(type, 1)))
      const { parties, guilds, party } = guest.invitations
      const open = type === 'party' ? parties : guilds
      const expected = LEADERS.filter((name) => steps.findLast(([, actorId]) => actorId === name)?.[0] === 'ask')
      expect(open.map(({ inviter }) => inviter).sort()).toEqual(expected.map((name) => idOf(name)).sort())
      expect(open.every(({ id }) => invitationTo(guest, { _id: id as Group['_id'], type })?.id === id)).toBe(true)
      expect(party).toEqual(parties.at(-1) ?? {})
    })
    const request: Step[] = [
      ['ask', 'leader'],
      ['ask', 'nia'],
    ]
    const examples: ['party' | 'guild', Step[]][] = [
      ['party', []],
      ['party', [...request, ['decline', 'nia']]],
      ['guild', [...request, ['ask', 'leader'], ['decline', 'leader']]],
    ]
    fc.assert(law, { examples })
  })

  it('never are more than ten at a time to one party, nor more than its free places', () => {
    const law = fc.property(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 30 }), (guests, members) => {
      const before = townOf('party', guests)
      const lamps = { ...(before.groups[idOf('lamps')] ?? aGroup('lamps')), memberCount: members }
      const town = { ...before, groups: { ...before.groups, [lamps._id]: lamps } }
      const uuids = Array.from({ length: guests }, (_, index) => idOf(`guest-${index}`))
      const result = invite({ now: NOON })({ actorId: idOf('leader'), group: lamps._id, uuids })(town)
      const fits = guests <= PARTY_LIMITS.invitations && members + guests <= PARTY_LIMITS.members
      expect(E.isRight(result)).toBe(fits)
    })
    fc.assert(law, {
      examples: [
        [10, 1],
        [11, 1],
        [10, 20],
        [10, 21],
        [1, 29],
        [1, 30],
      ],
    })
  })
})
