import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { EXHIBITS, type ExhibitKind } from './to-exhibits.ts'

const catalogue = loadCatalogue()
const kinds = Object.keys(EXHIBITS) as ReadonlyArray<ExhibitKind>
const count = (things: object): number => Object.keys(things).length

describe('the gallery', () => {
  it.each<[ExhibitKind, number]>([
    ['gear', count(catalogue.gear)],
    ['quests', count(catalogue.quests)],
    ['bundles', count(catalogue.questBundles)],
    ['eggs', count(catalogue.eggs)],
    ['potions', count(catalogue.hatchingPotions)],
    ['food', count(catalogue.food)],
    ['pets', count(catalogue.pets)],
    ['mounts', count(catalogue.mounts)],
    ['backgrounds', count(catalogue.backgrounds)],
    ['looks', catalogue.looks.length],
    ['achievements', count(catalogue.achievements)],
    ['skills', count(catalogue.skills)],
    ['cards', count(catalogue.cards) + 2 * count(catalogue.transformations)],
  ])('has all %s', (kind, all) => expect(EXHIBITS[kind](catalogue)).toHaveLength(all))

  it.each(kinds)('has each of the %s once', (kind) => {
    const ids = EXHIBITS[kind](catalogue).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows the pieces of a gala by season, with their set', () =>
    expect(EXHIBITS.gear(catalogue).find(({ id }) => id === 'gear.weapon_special_winter2027Mage')).toMatchObject({
      group: 'winter',
      set: expect.stringMatching(/^winter2027/),
    }))
})
