import { describe, expect, it } from 'vitest'
import { testsOf } from './its-tests.ts'

const feed = 'packages/rules/src/inventory/feed.test.ts'
const observed = 'packages/rules/conformance/feed.test.ts'
const gear = 'packages/rules/conformance/buy-gear.test.ts'
const all = [feed, observed, gear, 'packages/rules/src/day/start-day.test.ts']

describe('the tests of a rule file', () => {
  it('are those of its folder, then the observed cases of its concept', () =>
    expect(testsOf('packages/rules/src/inventory/meal.ts', all)).toEqual([[feed], [observed]]))

  it('take in all topics whose names begin alike', () =>
    expect(testsOf('packages/rules/src/shops/views/market.ts', all)).toEqual([[gear]]))

  it('are all, for a file that belongs to no concept', () =>
    expect(testsOf('packages/rules/src/command.ts', all)).toEqual([all]))
})
