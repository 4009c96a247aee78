import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, bags, expectRefusal, userFromInput } from '../../../test-kit/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { feed } from './feed.ts'
import { inventoryCommands } from '../commands.ts'

const context = { catalogue: aCatalogue() }
const larder = { Meat: 60, Strawberry: 60, Saddle: 2 }

const keeper = (points: number, pet = 'Wolf-Base'): User =>
  aUser({ achievements: { fedPet: true }, items: bags({ pets: { [pet]: points }, food: larder }) })

const fed = (points: number, food: string, amount = 1, pet = 'Wolf-Base') =>
  outcomeOf(feed(context)({ pet, food, amount })(keeper(points, pet)))

describe('feed (rules 7.4)', () => {
  it('adds 5 points for food that the pet likes and tells so', () => {
    const { state, report, events, message } = fed(5, 'Meat')
    expect([state.items.pets, state.items.food]).toEqual([{ 'Wolf-Base': 10 }, { ...larder, Meat: 59 }])
    expect(report).toBe(10)
    expect(events).toEqual([{ type: 'PetFed', pet: 'Wolf-Base', food: 'Meat', liked: true }])
    expect(message).toEqual({ key: 'messageLikesFood', params: { pet: 'pets.Wolf-Base', food: 'food.Meat' } })
  })

  it('adds 2 points for any other food', () => {
    const { report, message } = fed(5, 'Strawberry')
    expect(report).toBe(7)
    expect(message?.key).toBe('messageDontEnjoyFood')
  })

  it('adds 5 points for anything that a premium pet gets', () => {
    expect(fed(5, 'Strawberry', 1, 'Wolf-Glow').report).toBe(10)
  })

  it('feeds several pieces at once, and none as well', () => {
    expect(fed(5, 'Meat', 3).report).toBe(20)
    const nothing = fed(5, 'Meat', 0)
    expect([nothing.report, nothing.state.items.food]).toEqual([5, larder])
  })

  it('turns a pet into a mount at 50 points and puts it away', () => {
    const user = { ...keeper(45), items: { ...keeper(45).items, currentPet: 'Wolf-Base' } }
    const { state, report, events, message } = outcomeOf(feed(context)({ pet: 'Wolf-Base', food: 'Meat' })(user))
    expect(state.items).toMatchObject({
      pets: { 'Wolf-Base': -1 },
      mounts: { 'Wolf-Base': true },
      currentPet: '',
    })
    expect(report).toBe(-1)
    expect(events.map(({ type }) => type)).toEqual(['PetFed', 'MountGained'])
    expect(message?.key).toBe('messageEvolve')
  })

  it.each([
    // rules.md 7.4: points, food, the largest amount
    [5, 'Meat', 9],
    [45, 'Meat', 1],
    [49, 'Strawberry', 1],
    [48, 'Strawberry', 1],
    [47, 'Strawberry', 2],
    [5, 'Strawberry', 23],
  ])('raises a pet of %i points with %s by %i pieces and refuses one more', (points, food, largest) => {
    expect(fed(points, food, largest).report).toBe(-1)
    expect(fed(points, food, largest - 1).report).toBeGreaterThan(0)
    expectRefusal(feed(context)({ pet: 'Wolf-Base', food, amount: largest + 1 })(keeper(points)), 'tooMuchFood')
  })

  it('raises a pet with one saddle, whatever the amount, and takes no first step for it', () => {
    const user = aUser({ items: bags({ pets: { 'Wolf-Base': 5 }, food: larder }) })
    for (const amount of [0, 1, 2]) {
      const { state, report } = outcomeOf(feed(context)({ pet: 'Wolf-Base', food: 'Saddle', amount })(user))
      expect([report, state.items.food, state.achievements.fedPet]).toEqual([-1, { ...larder, Saddle: 1 }, undefined])
    }
  })

  it('takes the first step of a player who never fed a pet', () => {
    const user = aUser({ items: bags({ pets: { 'Wolf-Base': 5 }, food: larder }) })
    expect(outcomeOf(feed(context)({ pet: 'Wolf-Base', food: 'Meat' })(user)).state.achievements.fedPet).toBe(true)
  })

  it.each([
    ['the pet is not named', { food: 'Meat' }, 'missingPetFoodFeed'],
    ['the food is not named', { pet: 'Wolf-Base' }, 'missingPetFoodFeed'],
    ['there is no such pet', { pet: 'Wolf-Glass', food: 'Meat' }, 'invalidPetName'],
    ['there is no such food', { pet: 'Wolf-Base', food: 'toString' }, 'invalidFoodName'],
    ['the pet is not owned', { pet: 'Fox-Base', food: 'Meat' }, 'messagePetNotFound'],
    ['the food is not owned', { pet: 'Wolf-Base', food: 'Pie_Base' }, 'messageFoodNotFound'],
    ['the pet is a special one', { pet: 'Orca-Base', food: 'Saddle' }, 'messageCannotFeedPet'],
    ['the pet is a wacky one', { pet: 'Wolf-Veggie', food: 'Meat' }, 'messageCannotFeedPet'],
    ['the pet is a mount already', { pet: 'Fox-Red', food: 'Meat' }, 'messageAlreadyMount'],
    ['the amount is below zero', { pet: 'Wolf-Base', food: 'Meat', amount: -1 }, 'invalidAmount'],
    ['the amount is no whole number', { pet: 'Wolf-Base', food: 'Meat', amount: '1.5' }, 'invalidAmount'],
    ['the amount is no number', { pet: 'Wolf-Base', food: 'Meat', amount: 'lots' }, 'invalidAmount'],
    ['pet and amount are both wrong', { pet: 'Fox-Base', food: 'Meat', amount: 0.5 }, 'messagePetNotFound'],
    ['food and amount are both wrong', { pet: 'Wolf-Base', food: 'Pie_Base', amount: -1 }, 'messageFoodNotFound'],
    ['a mount gets no whole number', { pet: 'Fox-Red', food: 'Meat', amount: 'lots' }, 'messageAlreadyMount'],
    ['there is less food than asked', { pet: 'Wolf-Base', food: 'Saddle', amount: 3 }, 'notEnoughFood'],
  ] as const)('refuses when %s', (_, params, key) => {
    const pets = { 'Wolf-Base': 5, 'Orca-Base': 5, 'Wolf-Veggie': 5, 'Fox-Red': -1 }
    const user = aUser({ items: bags({ pets, mounts: { 'Fox-Red': true }, food: larder }) })
    expectRefusal(userFromInput(inventoryCommands.feed, context)(params)(user), key)
  })

  it('never loses a pet: below 50 points it stays, from 50 it is a mount', () => {
    const law = fc.property(
      fc.integer({ min: 1, max: 49 }),
      fc.constantFrom('Meat', 'Strawberry'),
      fc.integer({ min: 0, max: 25 }),
      (points, food, amount) => {
        const result = feed(context)({ pet: 'Wolf-Base', food, amount })(keeper(points))
        if (result._tag === 'Left') return result.left.key === 'tooMuchFood'
        const { pets, mounts } = result.right.state.items
        const after = ownEntry(pets, 'Wolf-Base')
        const growth = points + amount * (food === 'Meat' ? 5 : 2)
        return growth < 50 ? after === growth && Object.keys(mounts).length === 0 : after === -1
      },
    )
    fc.assert(law, {
      examples: [
        [44, 'Meat', 1],
        [45, 'Meat', 1],
        [49, 'Strawberry', 1],
      ],
    })
  })
})
