import { describe, expect, it } from 'vitest'
import type { Animal, Transformation } from '../../src/catalogue/index.ts'
import { loadListedCatalogue } from '../../test-kit/index.ts'
import { factOf, factsOf } from '../support/content-facts.ts'

const catalogue = loadListedCatalogue()
const transformations = Object.values<Transformation>(catalogue.transformations)

/** Kinds whose keys the table lists one by one, and ours. */
const KINDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  quest: Object.keys(catalogue.quests),
  egg: Object.keys(catalogue.eggs),
  potion: Object.keys(catalogue.hatchingPotions),
  food: Object.keys(catalogue.food),
  bundle: Object.keys(catalogue.questBundles),
  spell: [
    ...Object.keys(catalogue.skills),
    ...Object.keys(catalogue.cards),
    ...transformations.flatMap(({ key, antidote }) => [key, antidote.key]),
  ],
}

const animals = (of: Readonly<Record<string, Animal>>, kind: Animal['kind']) =>
  Object.values(of).filter((animal) => animal.kind === kind).length

describe('the content has what the table of facts lists:', () => {
  it.each(Object.entries(KINDS))('every %s', (kind, ours) => {
    const facts = factsOf<object>(kind).map(({ key }) => key.split('/').at(-1) ?? key)
    expect([...ours].sort()).toEqual([...facts].sort())
  })

  it.each([
    ['pets', animals(catalogue.pets, 'drop')],
    ['premiumPets', animals(catalogue.pets, 'premium')],
    ['questPets', animals(catalogue.pets, 'quest')],
    ['wackyPets', animals(catalogue.pets, 'wacky')],
    ['specialPets', animals(catalogue.pets, 'special')],
    ['mounts', animals(catalogue.mounts, 'drop')],
    ['premiumMounts', animals(catalogue.mounts, 'premium')],
    ['questMounts', animals(catalogue.mounts, 'quest')],
    ['specialMounts', animals(catalogue.mounts, 'special')],
  ])('as many %s', (name, count) => expect(count).toBe(factOf<{ readonly total: number }>(`count/${name}`).total))

  it.each([
    ['subscriptionBlocks', catalogue.subscriptionBlocks],
    ['gemBlocks', catalogue.gemPacks],
    ['cardTypes', catalogue.cards],
  ])('the keys of %s', (name, ours) => {
    const { entries } = factOf<{ readonly entries: Readonly<Record<string, unknown>> }>(name)
    expect(Object.keys(ours).sort()).toEqual(Object.keys(entries).sort())
  })
})
