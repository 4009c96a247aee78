import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUser, aUser, loadCatalogue } from '../../test-kit/index.ts'
import { applyInvariants } from './apply-invariants.ts'

const catalogue = loadCatalogue()

describe('what follows of every change (rules 17 step 4)', () => {
  it('is always done by the first time: a settled player stays the same object', () => {
    const law = fc.property(anyUser(catalogue), (user) => {
      const once = applyInvariants(catalogue, 'one')(user).state
      expect(applyInvariants(catalogue, 'two')(once)).toEqual({ state: once, report: undefined, events: [] })
      expect(applyInvariants(catalogue, 'two')(once).state).toBe(once)
    })
    fc.assert(law, {
      numRuns: 80,
      examples: [
        [aUser()],
        [aUser({ stats: { gp: -1, mp: 1e12, lvl: 10_000 }, preferences: { dayStart: 24 } })],
        [aUser({ stats: { lvl: 10, points: 3 }, flags: { classSelected: true } })],
      ],
    })
  })
})
