import { expect, it } from 'vitest'
import { asKey, type GearKey, type User } from '@daykeep/rules/model'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { enrol } from './enrol.ts'
import type { Hero } from './hero.ts'
import { BEGINNING } from './run-household.ts'
import { visitTravellers } from './visit-travellers.ts'

const catalogue = loadCatalogue()

const subscriber = (trinkets: number, mysteryItems: ReadonlyArray<GearKey>): Hero => {
  const hero = enrol({ catalogue, seed: 'spring', number: 1, temperament: 'collector', at: BEGINNING })
  const { purchased } = hero.user
  const plan: User['purchased']['plan'] = {
    ...purchased.plan,
    mysteryItems,
    consecutive: { ...purchased.plan.consecutive, trinkets },
  }
  hero.user = { ...hero.user, purchased: { ...purchased, plan } }
  return hero
}

it('opens every package and rides what the hourglasses pay for', () => {
  const packages = ['head_mystery_202601', 'armor_mystery_202601'].map((key) => asKey<GearKey>(key))
  const hero = subscriber(1, packages)
  visitTravellers(hero)
  expect(hero.user.purchased.plan.mysteryItems).toEqual([])
  expect(packages.every((key) => hero.user.items.gear.owned[key] === true)).toBe(true)
  expect(Object.keys(hero.user.items.mounts)).toHaveLength(1)
  expect(hero.life.refused).toEqual({})
})

it('buys nothing without an hourglass', () => {
  const hero = subscriber(0, [])
  const { items } = hero.user
  visitTravellers(hero)
  expect(hero.user.items).toBe(items)
})

it('stops when the travellers have nothing more', () => {
  const hero = subscriber(500, [])
  visitTravellers(hero)
  expect(hero.life.refused).toEqual({})
  expect(hero.user.purchased.plan.consecutive.trinkets).toBeGreaterThan(0)
})
