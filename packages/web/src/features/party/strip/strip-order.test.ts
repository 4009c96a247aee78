import { describe, expect, it } from 'vitest'
import { SOME_PARTY } from '../fixtures.ts'
import { HEADER_ORDERS } from '../../members/index.ts'
import { sortStrip, STRIP_ORDERS, toStripOrder } from './strip-order.ts'

const [maren, ole, max, nia] = SOME_PARTY.members
const names = (...sorted: Parameters<typeof sortStrip>) => sortStrip(...sorted).map(({ name }) => name.slice(0, 3))
const MEMBERS = [maren, ole, max, nia].flatMap((member) => member ?? [])

describe('the members in the header (screens 1.5)', () => {
  it.each([
    ['level', ['Ole', 'Mar', 'Max', 'Nia']],
    ['class', ['Ole', 'Max', 'Mar', 'Nia']],
    ['name', ['Mar', 'Max', 'Nia', 'Ole']],
    ['lastSeen', ['Nia', 'Mar', 'Max', 'Ole']],
  ] as const)('are sorted by %s, ties by name', (order, sorted) => {
    expect(names(MEMBERS, order, false)).toEqual(sorted)
  })

  it('are turned round when descending, ties still by name', () => {
    expect(names(MEMBERS, 'level', true)).toEqual(['Mar', 'Max', 'Nia', 'Ole'])
  })

  it('have the orders that the list of members offers for them', () => {
    expect([...HEADER_ORDERS]).toEqual([...STRIP_ORDERS])
  })

  it('are sorted by level when another client has stored an order of its own', () => {
    expect([...STRIP_ORDERS, 'random'].map(toStripOrder)).toEqual([...STRIP_ORDERS, 'level'])
  })
})
