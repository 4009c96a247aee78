import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'
import { toProfile } from './to-profile.ts'

const catalogue = loadListedCatalogue()
const member = { stats: { lvl: 12, class: 'rogue', points: 3, str: 4 }, flags: { classSelected: true } } as const
const allocationOf = (changes: Parameters<typeof aUser>[0]) => toProfile(catalogue, aUser(changes), true).allocation

describe('the profile', () => {
  it('says of each attribute what it consists of (rules 1.1)', () => {
    const gear: object = { equipped: { weapon: 'weapon_rogue_1' } }
    const user = aUser({ ...member, items: { gear } })
    const { attributes } = toProfile(catalogue, user, true)
    const strength = attributes.find(({ attribute }) => attribute === 'str')
    expect(strength).toEqual({ attribute: 'str', total: 13, from: { base: 4, buff: 0, level: 6, gear: 2, class: 1 } })
  })

  it('opens the points to a player who has a class, and says why not to others', () => {
    expect(allocationOf(member)).toEqual({ type: 'open', points: 3, mode: 'manual' })
    const preferences = { automaticAllocation: true, allocationMode: 'taskbased' } as const
    expect(allocationOf({ ...member, preferences })).toMatchObject({ mode: 'taskbased' })
    expect(allocationOf({ ...member, preferences: { disableClasses: true } })).toEqual({ type: 'disabled' })
    expect(allocationOf({ stats: { lvl: 12 } })).toEqual({ type: 'noClass' })
    expect(allocationOf({ stats: { lvl: 9 } })).toEqual({ type: 'below', level: 10 })
  })

  it('lists achievements by shelf, earned or not, with how often', () => {
    const done: object = { moon1: 2 }
    const user = aUser({ achievements: { createdTask: true, streak: 4, quests: done } })
    const { shelves, quests } = toProfile(catalogue, user, true)
    expect(shelves.map(({ name, earned }) => [name, earned])).toEqual([
      ['basic', 1],
      ['onboarding', 1],
      ['seasonal', 0],
      ['special', 0],
    ])
    expect(shelves[0]?.entries[0]).toMatchObject({ key: 'streak', earned: true, count: 4 })
    expect(quests.map(({ key, count }) => [key, count])).toEqual([['moon1', 2]])
  })

  it('counts animals, and shows what is worn, empty slots included', () => {
    const gear: object = { equipped: { weapon: 'weapon_rogue_1', head: 'head_base_0' } }
    const pets: object = { 'Wolf-Base': 5 }
    const user = aUser({ items: { gear, pets, currentPet: 'Wolf-Base' } })
    const profile = toProfile(catalogue, user, false)
    expect(profile.animals.pets).toEqual({ found: 1, total: 90 })
    expect(profile.animals.pet?.item?.kind).toBe('pet')
    expect(profile.gear.filter(({ name }) => name !== undefined).map(({ slot }) => slot)).toEqual(['weapon'])
    expect(profile.costume).toBeUndefined()
  })
})
