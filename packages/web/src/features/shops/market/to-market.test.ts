import { bags } from '@daykeep/rules/test-kit/bags'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { aUser } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../../i18n/index.ts'
import { A_DAY, aCustomer } from '../fixtures/sample-shop.ts'
import { toMarket } from './to-market.ts'

const catalogue = loadCatalogue()

beforeAll(() => loadMessages(['en'], 'content'))

const market = (changes: Parameters<typeof aUser>[0] = {}) => toMarket(catalogue, aCustomer(changes), A_DAY, 'wizard')
const shelf = (id: string, changes: Parameters<typeof aUser>[0] = {}) => market(changes).find((each) => each.id === id)

describe('the market', () => {
  it('has its shelves in order', () =>
    expect(market().map(({ id }) => id)).toEqual([
      'featured',
      'gear',
      'eggs',
      'hatchingPotions',
      'premiumHatchingPotions',
      'food',
      'cards',
      'special',
    ]))

  it('does not show gear that the player owns', () => {
    const owned = { items: { gear: { owned: { weapon_wizard_0: true } } } }
    expect(shelf('gear')?.items.map(({ key }) => key)).toContain('weapon_wizard_0')
    expect(shelf('gear', owned)?.items.map(({ key }) => key)).not.toContain('weapon_wizard_0')
  })

  it('shows the gear of other classes locked, with the reason', () => {
    const items = toMarket(catalogue, aCustomer(), A_DAY, 'rogue').find(({ id }) => id === 'gear')?.items ?? []
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ locked }) => locked === undefined)).toEqual([])
  })

  it('counts what is in the bags, and marks what is pinned', () => {
    const eggs = shelf('eggs', {
      items: bags({ eggs: { Wolf: 3 } }),
      pinnedItems: [{ type: 'eggs', path: 'eggs.Wolf' }],
    })
    expect(eggs?.items.find(({ key }) => key === 'Wolf')).toMatchObject({ owned: 3, pinned: true })
    expect(eggs?.items.find(({ key }) => key === 'Fox')).toMatchObject({ owned: 0, pinned: false })
  })

  it('offers the keys of the stable only when all animals are found', () => {
    const drops = Object.values(catalogue.pets).filter(({ kind }) => kind === 'drop')
    const pets = Object.fromEntries(drops.map(({ key }) => [key, 5]))
    const keys = (changes: Parameters<typeof aUser>[0]) =>
      shelf('special', changes)?.items.flatMap(({ type, key }) => (type === 'key' ? key : []))
    expect(keys({})).toEqual([])
    expect(keys({ items: { pets } })).toEqual(['releasePets'])
    const mounts = Object.fromEntries(drops.map(({ key }) => [key, true]))
    expect(keys({ items: { pets, mounts } })).toEqual(['releasePets', 'releaseMounts', 'releaseBoth'])
  })
})
