import { asKey, type GearKey } from '@daykeep/rules/model'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../../i18n/index.ts'
import { aCustomer, SAMPLE_ITEM } from '../fixtures/sample-shop.ts'
import { gearEffect, usefulLeft } from './effects.ts'

const catalogue = loadCatalogue()

beforeAll(() => loadMessages(['en'], 'content'))

const egg = { ...SAMPLE_ITEM, type: 'eggs', key: 'Wolf' }

describe('gearEffect', () => {
  it('compares the player with and without the piece, and names what is worn', () => {
    const wearer = aCustomer({ items: { gear: { equipped: { weapon: asKey<GearKey>('weapon_wizard_1') } } } })
    const item = { ...SAMPLE_ITEM, key: 'weapon_wizard_2' }
    const { worn, changes } = gearEffect(catalogue, wearer, item) ?? { changes: [] }
    expect(worn).toBeDefined()
    expect(changes.map(({ attribute }) => attribute)).toEqual(['int', 'per'])
    for (const { before, after } of changes) expect(after).toBeGreaterThan(before)
  })

  it('says when nothing is in the place of the piece', () =>
    expect(gearEffect(catalogue, aCustomer(), SAMPLE_ITEM)?.worn).toBeUndefined())

  it('is for gear only', () => expect(gearEffect(catalogue, aCustomer(), egg)).toBeUndefined())
})

describe('usefulLeft', () => {
  const combinations = Object.values(catalogue.pets).filter((pet) => pet.egg === 'Wolf').length * 2

  it('counts each pet and each mount that an egg can still become', () => {
    expect(usefulLeft(catalogue, aCustomer(), egg)).toBe(combinations)
    const some = {
      items: { eggs: { Wolf: 4 }, pets: { 'Wolf-Base': 5, 'Wolf-Red': -1 }, mounts: { 'Wolf-Red': true } },
    }
    expect(usefulLeft(catalogue, aCustomer(some), egg)).toBe(combinations - 2 - 4)
  })

  it('says nothing of standard potions and of food', () => {
    expect(usefulLeft(catalogue, aCustomer(), { ...egg, type: 'hatchingPotions', key: 'Base' })).toBeUndefined()
    expect(usefulLeft(catalogue, aCustomer(), { ...egg, type: 'food', key: 'Meat' })).toBeUndefined()
  })
})
