import { expect, it } from 'vitest'
import { loadCatalogue } from '../../test-kit/index.ts'
import { memoizeByCatalogue } from './memoize-by-catalogue.ts'

it('computes a value once for each catalogue', () => {
  const [one, other] = [loadCatalogue(), { ...loadCatalogue() }]
  let calls = 0
  const callsFor = memoizeByCatalogue(() => (calls += 1))
  expect([callsFor(one), callsFor(other), callsFor(one), callsFor(other)]).toEqual([1, 2, 1, 2])
})
