import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGroup, aPerson, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import { MINUTE } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { invite } from '../invitations/index.ts'
import type { Documents } from '../documents/index.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { addManager, removeManager } from './managers.ts'
import { membersOf } from '../permissions/index.ts'
import { removeMember } from './remove-member.ts'
import { updateGroup } from './update-group.ts'

const NAMES = ['leader', 'ida', 'nia'] as const
type Name = (typeof NAMES)[number]
type Kind = Group['type']
const ACTS = ['ask', 'join', 'leave', 'send away', 'trust', 'trust no more', 'hand over'] as const
type Step = readonly [act: (typeof ACTS)[number], actorId: Name, whom: Name]

const group = idOf('lamps')

/** A group of one, led by the player called leader; the others know of it. */
const townOf = (kind: Kind): Documents =>
  documentsWith({
    users: NAMES.map((name) => aPerson(name, name === 'leader' ? memberOf(kind) : {})),
    groups: [aGroup('lamps', { type: kind, memberCount: 1 })],
  })

const memberOf = (kind: Kind) => (kind === 'party' ? { party: { _id: group } } : { guilds: [group] })

/** The town after a step; a refused one changes nothing. */
const stepped = (documents: Documents, [act, who, whom]: Step, minutes: number): Documents => {
  const context = { catalogue: aCatalogue(), now: NOON + minutes * MINUTE, seed: `lamps/${minutes}` }
  const request = { actorId: idOf(who), group }
  const answers = {
    ask: () => invite(context)({ ...request, uuids: [idOf(whom)] }),
    join: () => joinGroup(context)(request),
    leave: () => leaveGroup(context)(request),
    'send away': () => removeMember(context)({ ...request, member: idOf(whom) }),
    trust: () => addManager(context)({ ...request, manager: idOf(whom) }),
    'trust no more': () => removeManager(context)({ ...request, manager: idOf(whom) }),
    'hand over': () => updateGroup(context)({ ...request, changes: { leader: idOf(whom) } }),
  }
  const result: E.Either<unknown, { readonly state: Documents }> = answers[act]()(documents)
  return stateAfter(documents, result)
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...ACTS),
  fc.constantFrom(...NAMES),
  fc.constantFrom(...NAMES),
)

const gathered: ReadonlyArray<Step> = [
  ['ask', 'leader', 'ida'],
  ['join', 'ida', 'ida'],
  ['ask', 'ida', 'nia'],
  ['join', 'nia', 'nia'],
  ['trust', 'leader', 'nia'],
]
const EDGES: [Kind, Step[]][] = [
  ['party', [['leave', 'leader', 'leader']]],
  ['guild', [...gathered, ['leave', 'leader', 'leader'], ['leave', 'ida', 'ida']]],
  ['party', [...gathered, ['hand over', 'leader', 'nia'], ['send away', 'nia', 'ida'], ['leave', 'nia', 'nia']]],
  ['guild', [...gathered, ['send away', 'leader', 'nia'], ['ask', 'leader', 'nia']]],
]

describe('a group, whoever comes and goes', () => {
  it('always counts its members, is led by one of them, trusts members only, and is gone without any', () => {
    const law = fc.property(fc.constantFrom<Kind>('party', 'guild'), fc.array(anyStep), (kind, steps) => {
      let town = townOf(kind)
      for (const [minutes, step] of steps.entries()) {
        town = stepped(town, step, minutes)
        const after = town.groups[group]
        const ids = membersOf(town, aGroup('lamps', { type: kind })).map(({ _id }) => _id)
        if (after === undefined) expect(ids).toEqual([])
        else {
          expect(after.memberCount).toBe(ids.length)
          expect(ids).toContain(after.leader)
          expect(ids).toEqual(expect.arrayContaining(Object.keys(after.managers)))
        }
      }
    })
    fc.assert(law, { examples: EDGES })
  })

  it('never holds an open invitation of a member, or of a party that is gone', () => {
    const law = fc.property(fc.constantFrom<Kind>('party', 'guild'), fc.array(anyStep), (kind, steps) => {
      const town = steps.reduce(stepped, townOf(kind))
      for (const { invitations, party, guilds } of Object.values(town.users)) {
        const request = [...invitations.parties, ...invitations.guilds].map(({ id }) => id)
        expect(request.filter((id) => id === party._id || guilds.some((guild) => guild === id))).toEqual([])
        expect(request.filter((id) => town.groups[id] === undefined)).toEqual([])
      }
    })
    fc.assert(law, { examples: EDGES })
  })
})
