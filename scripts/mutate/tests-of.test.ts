import { describe, expect, it } from 'vitest'
import { testsOf } from './tests-of.ts'

const feed = 'packages/rules/src/inventory/feed.test.ts'
const meal = 'packages/rules/src/inventory/meal.test.ts'
const compiled = 'scripts/content-compiler/tests/issues.test.ts'
const conformance = 'packages/rules/conformance/feed.test.ts'
const gear = 'packages/rules/conformance/buy-gear.test.ts'
const copies = 'packages/rules/src/challenges/tasks/copies.test.ts'
const challenges = 'packages/rules/src/challenges/challenges.laws.test.ts'
const prices = 'packages/rules/src/specified-prices.test.ts'
const all = [feed, conformance, gear, challenges, copies, prices, 'packages/rules/src/day/start-day.test.ts']

describe('the tests of a rule file', () => {
  it('are those of its folder, then the conformance cases of its concept, then the specification’s figures', () =>
    expect(testsOf('packages/rules/src/inventory/meal.ts', all)).toEqual([[feed], [conformance], [prices]]))

  it('begin with the one of its name', () =>
    expect(testsOf('packages/rules/src/inventory/feed.ts', [...all, meal])).toEqual([
      [feed],
      [meal],
      [conformance],
      [prices],
    ]))

  it('take in those of the compiler, for the catalogue', () =>
    expect(testsOf('packages/rules/src/catalogue/gear.ts', [...all, compiled])).toEqual([[compiled], [prices]]))

  it('take in all topics whose names begin alike', () =>
    expect(testsOf('packages/rules/src/shops/listing/market.ts', all)).toEqual([[gear], [prices]]))

  it('begin beside it and go on with the rest of its concept', () =>
    expect(testsOf('packages/rules/src/challenges/tasks/copy-of.ts', all)).toEqual([[copies], [challenges], [prices]]))

  it('are the laws of the whole table, for a file that belongs to no concept', () =>
    expect(testsOf('packages/rules/src/command.ts', all)).toEqual([[prices]]))
})
