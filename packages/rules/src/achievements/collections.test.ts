import { describe, expect, it } from 'vitest'
import { asKey, type EggKey, type PotionKey } from '../model/index.ts'
import { aCatalogue, anEgg, aUser, type Bags, bags, NOON } from '../../test-kit/index.ts'
import { animalSets } from './animal-sets.ts'
import { mountColorSets, petColorSet, petsOfEveryEgg } from './color-sets.ts'

const catalogue = aCatalogue()
const hatchling = (egg: string, potion: string) => ({
  egg: catalogue.eggs[asKey<EggKey>(egg)]!,
  potion: catalogue.hatchingPotions[asKey<PotionKey>(potion)]!,
})
const keeper = (items: Bags) => aUser({ items: bags(items) })

const both = { 'Wolf-Base': 5, 'Fox-Base': 30 }

describe('petColorSet', () => {
  it('is complete with the pets of all ordinary eggs in a colour', () => {
    const { state, events } = petColorSet(catalogue)(hatchling('Fox', 'Base'))(keeper({ pets: both }))
    expect(state.achievements['allBasePets']).toBe(true)
    expect(events).toEqual([{ type: 'PetColorCompleted', achievement: 'allBasePets' }])
  })

  it.each([
    ['a pet is missing', { 'Wolf-Base': 5 }],
    ['a pet was raised', { ...both, 'Wolf-Base': -1 }],
    ['a pet was released', { ...both, 'Wolf-Base': 0 }],
  ])('is not complete when %s', (_, pets) => {
    expect(petColorSet(catalogue)(hatchling('Fox', 'Base'))(keeper({ pets })).events).toEqual([])
  })

  it('is not looked at when a quest egg hatched', () => {
    expect(petColorSet(catalogue)(hatchling('Owl', 'Base'))(keeper({ pets: both })).events).toEqual([])
  })

  it('is had once', () => {
    const step = petColorSet(catalogue)(hatchling('Fox', 'Base'))
    const once = step(keeper({ pets: both })).state
    expect(step(once)).toEqual({ state: once, report: undefined, events: [] })
  })
})

describe('petsOfEveryEgg', () => {
  it('wants the pets of quest eggs too', () => {
    const step = petsOfEveryEgg(catalogue, NOON)(hatchling('Fox', 'Base'))
    expect(step(keeper({ pets: both })).events).toEqual([])
    expect(step(keeper({ pets: { ...both, 'Owl-Base': 5 } })).events).toEqual([
      { type: 'PetSetCompleted', achievement: 'everyBasePet' },
    ])
  })

  it('does not wait for an egg that is not out yet', () => {
    const owl = { ...anEgg('Owl', 'quest'), released: '2027-01-01T08:00:00.000Z' }
    const later = aCatalogue({ eggs: { ...catalogue.eggs, [owl.key]: owl } })
    expect(petsOfEveryEgg(later, NOON)(hatchling('Fox', 'Base'))(keeper({ pets: both })).events).toHaveLength(1)
  })
})

describe('mountColorSets', () => {
  it('looks at every colour, since a saddle may have raised any pet', () => {
    const mounts = { 'Wolf-Base': true, 'Fox-Base': true, 'Wolf-Red': true, 'Fox-Red': true }
    expect(mountColorSets(catalogue)(keeper({ mounts })).events).toEqual([
      { type: 'MountColorCompleted', achievement: 'allBaseMounts' },
      { type: 'MountColorCompleted', achievement: 'allRedMounts' },
    ])
  })

  it('does not count a released mount', () => {
    expect(mountColorSets(catalogue)(keeper({ mounts: { 'Wolf-Base': true, 'Fox-Base': null } })).events).toEqual([])
  })
})

describe('animalSets', () => {
  const owls = { 'Owl-Base': 5, 'Owl-Red': 5 }
  const night = { ...owls, 'Wolf-Base': 5, 'Wolf-Red': 5 }

  it('want all species in all standard colours', () => {
    const step = animalSets(catalogue)(hatchling('Owl', 'Base'))
    expect(step(keeper({ pets: night })).events).toEqual([{ type: 'AnimalSetCompleted', achievement: 'night' }])
    expect(step(keeper({ pets: { ...night, 'Wolf-Red': -1 } })).events).toEqual([])
  })

  it('may want the mounts as well', () => {
    const mounts = { 'Owl-Base': true, 'Owl-Red': true }
    const { events } = animalSets(catalogue)(hatchling('Owl', 'Base'))(keeper({ pets: owls, mounts }))
    expect(events).toEqual([{ type: 'AnimalSetCompleted', achievement: 'nightRiders' }])
  })

  it('are not looked at when a premium pet hatched', () => {
    expect(animalSets(catalogue)(hatchling('Wolf', 'Glow'))(keeper({ pets: night })).events).toEqual([])
  })
})
