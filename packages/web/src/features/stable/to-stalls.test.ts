import { aCatalogue, aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toStalls } from './to-stalls.ts'

const catalogue = aCatalogue()
const stall = (key: string, held: Bags, more = {}) =>
  toStalls(catalogue, aUser({ items: { ...held, ...more } })).find((each) => each.key === key)

describe('toStalls', () => {
  it('tells what an animal that is not there needs, and how much of it is there', () => {
    expect(stall('Wolf-Red', bags({ eggs: { Wolf: 2 } }))).toMatchObject({
      type: 'missing',
      needs: [{ count: 2 }, { count: 0 }],
    })
  })

  it('is ready to hatch when egg and potion are there', () => {
    expect(stall('Wolf-Red', bags({ eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } }))?.type).toBe('hatchable')
  })

  it('shows how far a pet has grown', () => {
    expect(stall('Wolf-Red', bags({ pets: { 'Wolf-Red': 15 } }), { currentPet: 'Wolf-Red' })).toMatchObject({
      type: 'pet',
      current: true,
      growing: { points: 15, most: 50 },
    })
  })

  it('shows no growth of a pet that never grows', () => {
    expect(stall('Wolf-Veggie', bags({ pets: { 'Wolf-Veggie': 5 } }))).toMatchObject({
      type: 'pet',
      growing: undefined,
    })
  })

  it('shows a raised pet as its mount, which may hatch once more', () => {
    const raised = bags({ pets: { 'Wolf-Red': -1 }, mounts: { 'Wolf-Red': true } })
    expect(stall('Wolf-Red', raised)).toMatchObject({ type: 'mount', current: false, hatchable: false })
    expect(stall('Wolf-Red', { ...raised, eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } })).toMatchObject({
      type: 'mount',
      hatchable: true,
    })
  })

  it('shows a pet and a mount of one kind together', () => {
    const twice = bags({ pets: { 'Wolf-Red': 5 }, mounts: { 'Wolf-Red': true } })
    expect(stall('Wolf-Red', twice, { currentMount: 'Wolf-Red' })).toMatchObject({
      type: 'both',
      petCurrent: false,
      mountCurrent: true,
    })
  })

  it('shows a released pet as missing', () => {
    expect(stall('Wolf-Red', bags({ pets: { 'Wolf-Red': 0 } }))?.type).toBe('missing')
  })

  it('asks for nothing where no egg leads to an animal', () => {
    expect(stall('Orca-Base', {})).toMatchObject({ type: 'missing', needs: [] })
    expect(stall('Aether-Invisible', bags({ mounts: { 'Aether-Invisible': true } }))?.type).toBe('mount')
  })
})
