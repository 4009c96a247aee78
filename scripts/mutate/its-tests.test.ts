import { describe, expect, it } from 'vitest'
import { testsOf } from './its-tests.ts'

const feed = 'packages/rules/src/inventory/feed.test.ts'
const meal = 'packages/rules/src/inventory/meal.test.ts'
const compiled = 'scripts/content/faults.test.ts'
const observed = 'packages/rules/conformance/feed.test.ts'
const gear = 'packages/rules/conformance/buy-gear.test.ts'
const join = 'packages/rules/src/social/groups/join-group.test.ts'
const acts = 'packages/rules/src/social/acts.laws.test.ts'
const prices = 'packages/rules/src/specified-prices.test.ts'
const all = [feed, observed, gear, acts, join, prices, 'packages/rules/src/day/start-day.test.ts']

describe('the tests of a rule file', () => {
  it('are those of its folder, then the observed cases of its concept, then the specification’s figures', () =>
    expect(testsOf('packages/rules/src/inventory/meal.ts', all)).toEqual([[feed], [observed], [prices]]))

  it('begin with the one of its name', () =>
    expect(testsOf('packages/rules/src/inventory/feed.ts', [...all, meal])).toEqual([
      [feed],
      [meal],
      [observed],
      [prices],
    ]))

  it('take in those of the compiler, for content', () =>
    expect(testsOf('packages/rules/src/content/linker.ts', [...all, compiled])).toEqual([[compiled], [prices]]))

  it('take in all topics whose names begin alike', () =>
    expect(testsOf('packages/rules/src/shops/views/market.ts', all)).toEqual([[gear], [prices]]))

  it('begin beside it and go on with the rest of its concept', () =>
    expect(testsOf('packages/rules/src/social/groups/leave.ts', all)).toEqual([[join], [acts], [prices]]))

  it('are the laws of the whole table, for a file that belongs to no concept', () =>
    expect(testsOf('packages/rules/src/command.ts', all)).toEqual([[prices]]))
})
