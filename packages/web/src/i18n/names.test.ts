import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, nameOf, withNames } from './index.ts'

beforeAll(() => loadMessages(['en'], 'content'))

describe('nameOf', () => {
  it('calls a pet and a mount after their potion and their egg', () => {
    expect(nameOf('pets.Wolf-Red')).toBe('Red Wolf')
    expect(nameOf('mounts.TigerCub-Golden')).toBe('Golden Tiger Cub')
  })

  it('falls back to the key of what nobody named', () => {
    expect(nameOf('pets.Nobody-Nothing')).toBe('Nobody-Nothing')
    expect(nameOf('gear.weapon_none_9')).toBe('weapon_none_9')
  })
})

describe('withNames', () => {
  it.each([
    ['gear.weapon_warrior_0', 'Practice stick'],
    ['eggs.Wolf', 'Wolf'],
    ['hatchingPotions.Base', 'Plain'],
    ['pets.Wolf-Red', 'Red Wolf'],
    ['market.potion', 'Health potion'],
    ['cards.greeting', 'Greeting card'],
    ['transformations.spookySparkles', 'Jar of moths'],
  ])('puts the name of %s into a sentence', (item, name) => {
    expect(withNames({ item, count: 2 })).toEqual({ item: name, count: 2 })
  })
})
