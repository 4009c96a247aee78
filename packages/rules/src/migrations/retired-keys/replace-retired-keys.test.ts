import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, anyUser, aUser, loadCatalogue } from '../../../test-kit/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { asKey, type BackgroundKey, type User } from '../../model/index.ts'
import { replaceRetiredKeys } from './replace-retired-keys.ts'

const WITH_SUCCESSORS: Catalogue['retired'] = {
  gear: { weapon_warrior_9: 'weapon_warrior_1' },
  eggs: { Hound: 'Wolf' },
  hatchingPotions: { Crimson: 'Red' },
  food: { Steak: 'Meat' },
  mounts: { 'Kraken-Base': 'Orca-Base' },
  pets: { 'Kraken-Base': 'Orca-Base' },
  quests: { oldOwl: 'olderOwl', olderOwl: 'owl' },
  backgrounds: { meadow: 'field' },
  looks: { 'skin.pale': 'skin.ddc994', 'hair.color.ginger': 'hair.color.red' },
  achievements: { oldFeast: 'feast' },
}

/** The same keys, and nothing stands for them. */
const WITHOUT_SUCCESSORS: Catalogue['retired'] = Object.fromEntries(
  Object.entries(WITH_SUCCESSORS).map(([kind, keys]) => [
    kind,
    Object.fromEntries(Object.keys(keys).map((key) => [key, null])),
  ]),
)

const FIELD = asKey<BackgroundKey>('field')

const retiring = (retired: Catalogue['retired']) =>
  replaceRetiredKeys({
    ...aCatalogue(),
    backgrounds: { [FIELD]: { key: FIELD, set: 'backgrounds072026', price: 7, currency: 'gems', art: {} } },
    retired,
  })

/** A player who holds every retired key, some of them beside its successor. */
const HOLDER = holding({
  items: {
    gear: {
      owned: { weapon_warrior_9: true, weapon_warrior_1: false },
      equipped: { weapon: 'weapon_warrior_9' },
      costume: { weapon: 'weapon_warrior_9' },
    },
    pets: { 'Hound-Crimson': 20, 'Wolf-Red': 45, 'Kraken-Base': 5 },
    mounts: { 'Hound-Base': true, 'Wolf-Base': null, 'Kraken-Base': true },
    eggs: { Hound: 2, Wolf: 3 },
    hatchingPotions: { Crimson: 1 },
    food: { Steak: 4, Meat: 1 },
    quests: { oldOwl: 1, olderOwl: 1, owl: 1 },
    currentPet: 'Hound-Crimson',
    currentMount: 'Kraken-Base',
  },
  achievements: { quests: { oldOwl: 2, owl: 1 }, oldFeast: 1, feast: 2 },
  flags: { levelDrops: { oldOwl: true } },
  party: { quest: { key: 'oldOwl' } },
  preferences: { background: 'meadow', skin: 'pale', hair: { color: 'ginger' } },
  purchased: {
    background: { meadow: true },
    skin: { pale: true },
    hair: { color: { ginger: true } },
    plan: { mysteryItems: ['weapon_warrior_9', 'weapon_warrior_1'] },
  },
  pinnedItems: [
    { type: 'marketGear', path: 'gear.flat.weapon_warrior_9' },
    { type: 'eggs', path: 'eggs.Hound' },
    { type: 'eggs', path: 'eggs.Wolf' },
    { type: 'background', path: 'backgrounds.backgrounds012020.meadow' },
    { type: 'potion', path: 'potion' },
  ],
  pinnedItemsOrder: ['eggs.Hound', 'eggs.Wolf', 'potion'],
})

describe('a key that was retired', () => {
  it('is replaced by its successor wherever the player holds it, and counts are added up', () => {
    expect(retiring(WITH_SUCCESSORS)(HOLDER)).toEqual({
      ...HOLDER,
      items: {
        ...HOLDER.items,
        gear: {
          owned: { ...HOLDER.items.gear.owned, weapon_warrior_9: undefined, weapon_warrior_1: true },
          equipped: { ...HOLDER.items.gear.equipped, weapon: 'weapon_warrior_1' },
          costume: { ...HOLDER.items.gear.costume, weapon: 'weapon_warrior_1' },
        },
        pets: { 'Wolf-Red': 45, 'Orca-Base': 5 },
        mounts: { 'Wolf-Base': true, 'Orca-Base': true },
        eggs: { Wolf: 5 },
        hatchingPotions: { Red: 1 },
        food: { Meat: 5 },
        quests: { dustbunnies: 1, owl: 3 },
        currentPet: 'Wolf-Red',
        currentMount: 'Orca-Base',
      },
      achievements: { ...HOLDER.achievements, quests: { owl: 3 }, oldFeast: undefined, feast: 3 },
      flags: { ...HOLDER.flags, levelDrops: { owl: true } },
      party: { ...HOLDER.party, quest: { ...HOLDER.party.quest, key: 'owl' } },
      preferences: {
        ...HOLDER.preferences,
        background: 'field',
        skin: 'ddc994',
        hair: { ...HOLDER.preferences.hair, color: 'red' },
      },
      purchased: {
        ...HOLDER.purchased,
        background: { ...HOLDER.purchased.background, meadow: undefined, field: true },
        skin: { ddc994: true },
        hair: { color: { red: true } },
        plan: { ...HOLDER.purchased.plan, mysteryItems: ['weapon_warrior_1'] },
      },
      pinnedItems: [
        { type: 'marketGear', path: 'gear.flat.weapon_warrior_1' },
        { type: 'eggs', path: 'eggs.Wolf' },
        { type: 'background', path: 'backgrounds.backgrounds072026.field' },
        { type: 'potion', path: 'potion' },
      ],
      pinnedItemsOrder: ['eggs.Wolf', 'potion'],
    })
  })

  it('is taken out of everything where nothing stands for it', () => {
    const { items, achievements, party, preferences, purchased, pinnedItems } = retiring(WITHOUT_SUCCESSORS)(HOLDER)
    expect(items.gear.owned).not.toHaveProperty('weapon_warrior_9')
    expect(items.gear.equipped).not.toHaveProperty('weapon')
    expect(items).toMatchObject({ currentPet: '', currentMount: '' })
    expect([items.pets, items.mounts, items.eggs]).toEqual([{ 'Wolf-Red': 45 }, { 'Wolf-Base': null }, { Wolf: 3 }])
    expect([items.hatchingPotions, items.food, items.quests]).toEqual([{}, { Meat: 1 }, { dustbunnies: 1, owl: 1 }])
    expect(achievements).toMatchObject({ feast: 2, quests: { owl: 1 } })
    expect(party.quest.key).toBeNull()
    expect(preferences).toMatchObject({ background: '', skin: '915533', hair: { color: 'red' } })
    expect(purchased.plan.mysteryItems).toEqual(['weapon_warrior_1'])
    expect(pinnedItems).toEqual([
      { type: 'eggs', path: 'eggs.Wolf' },
      { type: 'potion', path: 'potion' },
    ])
  })

  it('leaves alone a special animal that bears the name of a retired egg', () => {
    const owner = holding({ items: { pets: { 'Orca-Base': 5 } } })
    expect(retiring({ eggs: { Orca: 'Wolf' } })(owner)).toBe(owner)
  })

  it.each([WITH_SUCCESSORS, WITHOUT_SUCCESSORS])('is gone after one reading: a second changes nothing', (retired) => {
    const once = retiring(retired)(HOLDER)
    expect(once).not.toBe(HOLDER)
    expect(retiring(retired)(once)).toBe(once)
  })
})

/** Some keys that players of the tests hold, half of them with the first as their successor. */
const anyRetired = (kind: 'gear' | 'eggs' | 'hatchingPotions' | 'food' | 'quests', catalogue: Catalogue) => {
  const [first = '', ...others] = Object.keys(catalogue[kind])
  return fc
    .dictionary(fc.constantFrom(...others), fc.constantFrom(first, null), { maxKeys: 5 })
    .map((keys): Catalogue['retired'] => ({ [kind]: keys }))
}

describe('the keys of any player', () => {
  const catalogue = loadCatalogue()
  const anyRetirement = fc.oneof(
    ...(['gear', 'eggs', 'hatchingPotions', 'food', 'quests'] as const).map((kind) => anyRetired(kind, catalogue)),
  )

  it('always stay the same object when nothing of theirs is retired', () => {
    const law = fc.property(anyUser(catalogue), (user) => {
      expect(replaceRetiredKeys({ ...catalogue, retired: {} })(user)).toBe(user)
      expect(replaceRetiredKeys({ ...catalogue, retired: { eggs: { Griffin: 'Wolf' } } })(user)).toBe(user)
    })
    fc.assert(law, { numRuns: 60, examples: [[aUser()]] })
  })

  it('are never changed by a second reading', () => {
    const law = fc.property(anyUser(catalogue), anyRetirement, (user, retired) => {
      const read = replaceRetiredKeys({ ...catalogue, retired })
      const once = read(user)
      expect(read(once)).toBe(once)
    })
    fc.assert(law, { numRuns: 100, examples: [[aUser(), { eggs: { Fox: 'Wolf' } }]] })
  })

  it('never lose count of what has a successor', () => {
    const law = fc.property(anyUser(catalogue), anyRetired('food', catalogue), (user, { food = {} }) => {
      const successors = Object.fromEntries(Object.entries(food).filter(([, successor]) => successor !== null))
      const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0)
      const after = replaceRetiredKeys({ ...catalogue, retired: { food: successors } })(user)
      expect(total(after.items.food)).toBe(total(user.items.food))
    })
    fc.assert(law, {
      numRuns: 100,
      examples: [[holding({ items: { food: { Meat: 1, Milk: 2 } } }), { food: { Milk: 'Meat' } }]],
    })
  })
})

/** A player with keys that content may not have. */
function holding(changes: object): User {
  return aUser(changes)
}
