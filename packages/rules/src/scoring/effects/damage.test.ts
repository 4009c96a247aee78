import { describe, expect, it } from 'vitest'
import { aDaily, aHabit } from '../../../test-kit/index.ts'
import { damageOf } from './damage.ts'
import { manaAfter, manaOf } from './mana.ts'

const hardy = (con: number) => ({ str: 0, int: 0, con, per: 0 })

describe('damageOf (rules 2.6)', () => {
  it.each([
    [0, -20],
    [50, -16],
    [100, -12],
    [200, -4],
    [225, -2],
    [1000, -2],
  ])('with a constitution of %d a blow of ten costs %d', (con, damage) => {
    expect(damageOf(aHabit(), -10, hardy(con))).toBe(damage)
  })

  it('costs nothing for a daily of a group', () => {
    const shared = aDaily({ group: { id: 'group-1', assignedUsers: [], completedBy: {} } })
    expect(damageOf(shared, -3, hardy(0))).toBe(0)
  })
})

describe('mana of a task (rules 2.7)', () => {
  it('grows with what the player can hold, from a least', () => {
    expect([manaOf(aHabit(), 50), manaOf(aHabit(), 200)]).toEqual([0.25, 0.5])
    expect([manaOf(aDaily(), 50), manaOf(aDaily(), 200)]).toEqual([1, 2])
  })

  it('never exceeds what the player can hold and never falls below zero', () => {
    expect([manaAfter(29.9, 1, 30), manaAfter(0.1, -1, 30), manaAfter(99, 1, 30)]).toEqual([30, 0, 30])
  })
})
