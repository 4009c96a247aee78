import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  outcomeOf,
  aUser,
  type Bags,
  bags,
  expectRefusal,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { hatch } from './hatch.ts'
import { inventoryCommands } from '../commands.ts'

const context = { catalogue: aCatalogue(), now: NOON }
const carried = { eggs: { Wolf: 2, Owl: 1 }, hatchingPotions: { Base: 1, Red: 1, Glow: 1, Veggie: 1 } }
const hatcher = (changes: Bags = {}): User =>
  aUser({ achievements: { hatchedPet: true }, items: bags({ ...carried, ...changes }) })
const wolf = { egg: 'Wolf', hatchingPotion: 'Base' }

describe('hatch', () => {
  it('makes a pet of 5 points from an egg and a potion', () => {
    const { state, report, events, message } = outcomeOf(hatch(context)(wolf)(hatcher()))
    expect(state.items.pets).toEqual({ 'Wolf-Base': 5 })
    expect([state.items.eggs, state.items.hatchingPotions]).toMatchObject([{ Wolf: 1, Owl: 1 }, { Base: 0 }])
    expect(report).toBe('Wolf-Base')
    expect(events).toEqual([{ type: 'PetHatched', pet: 'Wolf-Base' }])
    expect(message).toEqual({ key: 'messageHatched', params: { pet: 'pets.Wolf-Base' } })
  })

  it.each([
    ['raised', -1],
    ['released', 0],
  ])('hatches a pet again that was %s', (_, points) => {
    const { state } = outcomeOf(hatch(context)(wolf)(hatcher({ pets: { 'Wolf-Base': points } })))
    expect(state.items.pets).toEqual({ 'Wolf-Base': 5 })
  })

  it('takes the first step of a player who never hatched a pet', () => {
    const { state, events } = outcomeOf(hatch(context)(wolf)(aUser({ items: carried })))
    expect(state.achievements.hatchedPet).toBe(true)
    expect(events).toContainEqual({ type: 'AchievementUnlocked', achievement: 'hatchedPet' })
  })

  it('lets premium and wacky potions work on ordinary eggs', () => {
    for (const hatchingPotion of ['Glow', 'Veggie'])
      expect(outcomeOf(hatch(context)({ egg: 'Wolf', hatchingPotion })(hatcher())).report).toBe(
        `Wolf-${hatchingPotion}`,
      )
  })

  it.each([
    ['the egg is not named', { hatchingPotion: 'Base' }, 'missingEggHatchingPotion'],
    ['the potion is not named', { egg: 'Wolf' }, 'missingEggHatchingPotion'],
    ['there is no such egg', { egg: 'constructor', hatchingPotion: 'Base' }, 'messageMissingEggPotion'],
    ['the egg is not owned', { egg: 'Fox', hatchingPotion: 'Base' }, 'messageMissingEggPotion'],
    ['the potion is used up', { egg: 'Wolf', hatchingPotion: 'Red' }, 'messageMissingEggPotion'],
    ['a quest egg gets a premium potion', { egg: 'Owl', hatchingPotion: 'Glow' }, 'messageInvalidEggPotionCombo'],
    ['a quest egg gets a wacky potion', { egg: 'Owl', hatchingPotion: 'Veggie' }, 'messageInvalidEggPotionCombo'],
    ['the pet is there already', wolf, 'messageAlreadyPet'],
  ] as const)('refuses when %s', (_, params, key) => {
    const user = hatcher({ hatchingPotions: { ...carried.hatchingPotions, Red: 0 }, pets: { 'Wolf-Base': 30 } })
    expectRefusal(userFromInput(inventoryCommands.hatch, context)(params)(user), key)
  })

  it('never leaves fewer than no eggs and no potions', () => {
    const counts = fc.integer({ min: 0, max: 3 })
    const law = fc.property(counts, counts, (eggs, potions) => {
      const result = hatch(context)(wolf)(
        aUser({ items: bags({ eggs: { Wolf: eggs }, hatchingPotions: { Base: potions } }) }),
      )
      if (result._tag === 'Left') return eggs === 0 || potions === 0
      const { items } = result.right.state
      return [ownEntry(items.eggs, 'Wolf'), ownEntry(items.hatchingPotions, 'Base')].every(
        (count) => (count ?? -1) >= 0,
      )
    })
    fc.assert(law, {
      examples: [
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    })
  })
})
