import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { aPerson, documentsWith, idOf, loadCatalogue, NOON, outcomeOf, staffDocuments } from '../../test-kit/index.ts'
import { auditedChanges } from './audit.ts'
import { updateHero } from './update-hero.ts'

const context = { catalogue: loadCatalogue(), now: NOON, seed: 'seed' }

describe('the audit', () => {
  it('names each field that an act changed, with what it was and what it is', () => {
    const { state } = outcomeOf(
      updateHero(context)({
        actorId: idOf('support'),
        hero: idOf('ida'),
        changes: { balance: 3, 'flags.chatRevoked': true },
        reason: 'Lost',
      })(staffDocuments),
    )
    expect(auditedChanges(staffDocuments, state)).toEqual([
      { kind: 'users', id: idOf('ida'), path: 'balance', before: 1, after: 3 },
      { kind: 'users', id: idOf('ida'), path: 'flags.chatRevoked', after: true },
    ])
  })

  it('leads from what was to what is, whatever was changed', () => {
    const anyFields = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.nat(2), fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(2), { minKeys: 1, noNullPrototype: true })),
      { noNullPrototype: true },
    )
    const person = aPerson('ida')
    const holds = (before: object, after: object): void => {
      const [was, is] = [before, after].map((achievements) =>
        documentsWith({ users: [{ ...person, achievements: achievements as never }] }),
      )
      if (was === undefined || is === undefined) throw new Error('unreachable')
      const changes = auditedChanges(was, is)
      const paths = changes.map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      expect(changes.every((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))).toBe(true)
      expect(changes.length === 0).toBe(isDeepStrictEqual(before, after))
    }
    fc.assert(fc.property(anyFields, anyFields, holds), {
      examples: [
        [{}, {}],
        [{ a: 1 }, { a: { x: 1 } }],
      ],
    })
  })
})
