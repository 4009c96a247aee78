import { aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../../i18n/index.ts'
import { hasRoomFor, toHatchery } from './to-hatchery.ts'

const catalogue = loadListedCatalogue()
const hatchery = (items: Bags) => toHatchery(catalogue, aUser({ items: bags(items) }))

beforeAll(() => loadMessages(['en'], 'content'))

describe('the table of eggs and potions', () => {
  it('says of each pair whether it hatches a new pet, one that is there, or nothing', () => {
    const { rows, potions } = hatchery({
      eggs: { Wolf: 1, Gryphon: 2 },
      hatchingPotions: { Red: 3, Veggie: 1 },
      pets: { 'Wolf-Red': 5 },
    })
    expect(potions.map(({ name, count }) => [name, count])).toEqual([
      ['Red hatching potion', 3],
      [expect.any(String), 1],
    ])
    expect(rows.map(({ egg, cells }) => [egg.key, cells.map(({ state }) => state)])).toEqual([
      ['Wolf', ['owned', 'ready']],
      ['Gryphon', ['ready', 'none']],
    ])
  })

  it('chooses as many pets as can be hatched together', () => {
    expect([
      ...hatchery({ eggs: { Wolf: 2, Fox: 1 }, hatchingPotions: { Red: 1, White: 5 }, pets: {} }).most,
    ]).toHaveLength(3)
  })

  it('takes no pet more than the eggs or the potions suffice for', () => {
    const model = hatchery({ eggs: { Wolf: 1, Fox: 1 }, hatchingPotions: { Red: 1, White: 1 }, pets: {} })
    const chosen = new Set(['Wolf-Red'])
    expect(['Wolf-White', 'Fox-Red', 'Fox-White'].map((pet) => hasRoomFor(model, chosen, pet))).toEqual([
      false,
      false,
      true,
    ])
  })
})
