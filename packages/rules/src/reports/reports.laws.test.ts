import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPerson, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import type { Documents } from '../documents/index.ts'
import { clearProfileFlags, flagProfile } from './flag-profile.ts'

const NAMES = ['ida', 'nia', 'moderator'] as const
type Step = readonly [act: 'report' | 'take back', by: (typeof NAMES)[number]]

const member = idOf('member')
const TOWN = documentsWith({
  users: [
    ...NAMES.map((name) => aPerson(name, name === 'moderator' ? { permissions: { moderator: true } } : {})),
    aPerson('member'),
  ],
})

const answerTo = (documents: Documents, [act, actorId]: Step): E.Either<unknown, { readonly state: Documents }> =>
  act === 'report'
    ? flagProfile({ now: NOON })({ actorId: idOf(actorId), member })(documents)
    : clearProfileFlags({ now: NOON })({ actorId: idOf(actorId), member })(documents)

const stepped = (documents: Documents, step: Step): Documents => stateAfter(documents, answerTo(documents, step))

describe('reports of a profile', () => {
  it('always count each reporter once, until a moderator takes them back', () => {
    const anyStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('report', 'take back'), fc.constantFrom(...NAMES))
    const law = fc.property(fc.array(anyStep), (steps) => {
      const since = steps.findLastIndex(([act, actorId]) => act === 'take back' && actorId === 'moderator')
      const reporters = steps.slice(since + 1).flatMap(([act, actorId]) => (act === 'report' ? [idOf(actorId)] : []))
      const town = steps.reduce(stepped, TOWN)
      expect(Object.keys(town.reports[member]?.flags ?? {}).sort()).toEqual([...new Set(reporters)].sort())
      expect(town.users).toBe(TOWN.users)
    })
    fc.assert(law, {
      examples: [
        [[]],
        [
          [
            ['report', 'ida'],
            ['report', 'ida'],
          ],
        ],
        [
          [
            ['report', 'ida'],
            ['take back', 'nia'],
          ],
        ],
        [
          [
            ['report', 'ida'],
            ['take back', 'moderator'],
            ['report', 'ida'],
          ],
        ],
      ],
    })
  })
})
