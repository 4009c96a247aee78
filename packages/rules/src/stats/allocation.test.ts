import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, aUser, expectRefusal, userFromInput } from '../../test-kit/index.ts'
import { type PlayerClass, type Stats, withStats } from '../model/index.ts'
import { allocate } from './allocate.ts'
import { allocateBulk } from './allocate-bulk.ts'
import { allocateNow } from './allocate-now.ts'
import { attributeForPoint } from './automatic-allocation.ts'
import { statsCommands } from './commands.ts'

const classy = (stats: Partial<Stats>) => aUser({ stats: { lvl: 10, ...stats }, flags: { classSelected: true } })

describe('attributeForPoint (rules 1.5)', () => {
  it('spreads points evenly by the flat mode: int, per, str, con and int again', () => {
    let user = aUser({ stats: { points: 5 } })
    const order = Array.from({ length: 5 }, () => {
      const attribute = attributeForPoint(user)
      user = withStats(user, { [attribute]: user.stats[attribute] + 1 })
      return attribute
    })
    expect(order).toEqual(['int', 'per', 'str', 'con', 'int'])
  })

  it('gives a warrior of level 12 with 5, 3, 1, 2 the point of perception', () => {
    const stats = { lvl: 12, str: 5, con: 3, per: 1, int: 2 }
    expect(attributeForPoint(aUser({ stats, preferences: { allocationMode: 'classbased' } }))).toBe('per')
  })

  it.each<[PlayerClass, string]>([
    ['warrior', 'str'],
    ['wizard', 'int'],
    ['rogue', 'per'],
    ['healer', 'con'],
  ])('gives a new %s what the class wants most: %s', (playerClass, attribute) => {
    const user = aUser({ stats: { lvl: 10, class: playerClass }, preferences: { allocationMode: 'classbased' } })
    expect(attributeForPoint(user)).toBe(attribute)
  })

  it('follows the training by the mode of tasks, con before str before per before int', () => {
    const preferences = { allocationMode: 'taskbased' } as const
    const trained = (training: Partial<Stats['training']>) =>
      attributeForPoint(aUser({ preferences, stats: { training } }))
    expect(trained({ int: 2, per: 1 })).toBe('int')
    expect(trained({ int: 2, per: 2 })).toBe('per')
    expect(trained({})).toBe('con')
  })
})

describe('allocate (rules 1.6)', () => {
  it('moves a point to the attribute', () => {
    const { state, events } = outcomeOf(allocate({})({ stat: 'con' })(classy({ points: 3 })))
    expect(state.stats).toMatchObject({ con: 1, points: 2, mp: 10 })
    expect(events).toEqual([{ type: 'PointsAllocated', points: { con: 1 } }])
  })

  it('brings a point of mana with one of intelligence, even above the limit', () => {
    expect(outcomeOf(allocate({})({ stat: 'int' })(classy({ points: 1, mp: 100 }))).state.stats.mp).toBe(101)
  })

  it('means strength when nothing is named', () => {
    expect(outcomeOf(allocate({})({})(classy({ points: 1 }))).state.stats.str).toBe(1)
  })

  it.each([
    ['the attribute is none', classy({ points: 1 }), 'luck', 'invalidAttribute'],
    ['the level is below 10', classy({ points: 1, lvl: 9 }), 'str', 'classNotSelected'],
    ['no class is chosen', aUser({ stats: { lvl: 10, points: 1 } }), 'str', 'classNotSelected'],
    ['no point is left', classy({}), 'str', 'notEnoughAttrPoints'],
  ] as const)('refuses when %s', (_, user, stat, key) =>
    expectRefusal(userFromInput(statsCommands.allocate)({ stat })(user), key),
  )
})

describe('allocateBulk (rules 1.6)', () => {
  it('places several points at once', () => {
    const { state } = outcomeOf(allocateBulk({})({ stats: { int: 2, str: 1 } })(classy({ points: 4 })))
    expect(state.stats).toMatchObject({ int: 2, str: 1, points: 1, mp: 12 })
  })

  it.each([
    ['nothing is sent', undefined, 'statsObjectRequired'],
    ['a list is sent', [], 'statsObjectRequired'],
    ['an attribute is none', { luck: 1 }, 'invalidAttribute'],
    ['an attribute is none, whatever the numbers', { str: -1, luck: 1 }, 'invalidAttribute'],
    ['a number is negative', { str: -1, con: 2 }, 'invalidPoints'],
    ['a number is a fraction', { str: 0.5 }, 'invalidPoints'],
    ['a number is far too large', { str: 1e308 }, 'invalidPoints'],
    ['a number is text', { str: '1' }, 'invalidPoints'],
    ['more is wanted than is left', { str: 5 }, 'notEnoughAttrPoints'],
  ] as const)('refuses when %s', (_, stats, key) =>
    expectRefusal(userFromInput(statsCommands.allocateBulk)({ stats })(classy({ points: 4 })), key),
  )

  it('refuses even an empty wish when no point is left', () => {
    expectRefusal(allocateBulk({})({ stats: {} })(classy({})), 'notEnoughAttrPoints')
  })

  it('never makes points out of nothing', () => {
    const points = fc.record({ str: fc.nat(9), con: fc.nat(9) })
    const law = fc.property(points, fc.nat(20), (requested, owned) => {
      const result = allocateBulk({})({ stats: requested })(classy({ points: owned }))
      if (result._tag === 'Left') return true
      const { str, con, points: left } = result.right.state.stats
      return str + con + left === owned
    })
    fc.assert(law)
  })
})

describe('allocateNow (rules 1.6)', () => {
  it('places all points by the mode, without a class and without mana', () => {
    const { state, events } = outcomeOf(allocateNow({})({})(aUser({ stats: { points: 5 } })))
    expect(state.stats).toMatchObject({ int: 2, per: 1, str: 1, con: 1, points: 0, mp: 10 })
    expect(events).toEqual([{ type: 'PointsAllocated', points: { str: 1, int: 2, con: 1, per: 1 } }])
  })

  it('follows the training for the first point only: the others go to con', () => {
    const user = aUser({ stats: { points: 3, training: { per: 4 } }, preferences: { allocationMode: 'taskbased' } })
    const { stats } = outcomeOf(allocateNow({})({})(user)).state
    expect(stats).toMatchObject({ per: 1, con: 2, training: { per: 0 } })
  })

  it('does nothing without points', () => {
    const user = aUser()
    expect(outcomeOf(allocateNow({})({})(user)).state).toBe(user)
  })
})
