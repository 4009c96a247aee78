import { aCatalogue, aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toStalls } from './to-stalls.ts'

const catalogue = aCatalogue()
const stall = (key: string, items: Bags, more = {}) =>
  toStalls(catalogue, aUser({ items: { ...items, ...more } })).find((each) => each.key === key)

describe('toStalls', () => {
  it('has what a missing animal needs, and how much of it the player has', () => {
    expect(stall('Wolf-Red', bags({ eggs: { Wolf: 2 } }))).toMatchObject({
      type: 'missing',
      needs: [{ count: 2 }, { count: 0 }],
    })
  })

  it('can be hatched if the player has egg and potion', () => {
    expect(stall('Wolf-Red', bags({ eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } }))?.type).toBe('hatchable')
  })

  it('has the growth of a pet', () => {
    expect(stall('Wolf-Red', bags({ pets: { 'Wolf-Red': 15 } }), { currentPet: 'Wolf-Red' })).toMatchObject({
      type: 'pet',
      current: true,
      growing: { points: 15, most: 50 },
    })
  })

  it('has no growth of a pet that never grows', () => {
    expect(stall('Wolf-Veggie', bags({ pets: { 'Wolf-Veggie': 5 } }))).toMatchObject({
      type: 'pet',
      growing: undefined,
    })
  })

  it('is a mount for a raised pet, which can be hatched again', () => {
    const raised = bags({ pets: { 'Wolf-Red': -1 }, mounts: { 'Wolf-Red': true } })
    expect(stall('Wolf-Red', raised)).toMatchObject({ type: 'mount', current: false, hatchable: false })
    expect(stall('Wolf-Red', { ...raised, eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } })).toMatchObject({
      type: 'mount',
      hatchable: true,
    })
  })

  it('is both for a pet and its mount', () => {
    const twice = bags({ pets: { 'Wolf-Red': 5 }, mounts: { 'Wolf-Red': true } })
    expect(stall('Wolf-Red', twice, { currentMount: 'Wolf-Red' })).toMatchObject({
      type: 'both',
      petCurrent: false,
      mountCurrent: true,
    })
  })

  it('is missing for a released pet', () => {
    expect(stall('Wolf-Red', bags({ pets: { 'Wolf-Red': 0 } }))?.type).toBe('missing')
  })

  it('needs nothing for an animal without an egg', () => {
    expect(stall('Orca-Base', {})).toMatchObject({ type: 'missing', needs: [] })
    expect(stall('Aether-Invisible', bags({ mounts: { 'Aether-Invisible': true } }))?.type).toBe('mount')
  })
})
