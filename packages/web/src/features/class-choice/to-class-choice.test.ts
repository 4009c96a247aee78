import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { aTodo } from '@daykeep/rules/test-kit/task'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { toClassChoice } from './to-class-choice.ts'

const newcomer = aPlayer(aUser({ stats: { lvl: 10 } }), [aTodo()])

describe('the choice of a class', () => {
  it('shows four heroes in the finest gear, each with its attributes and skills', () => {
    const { heroes, current, price } = toClassChoice(catalogue, newcomer)
    expect(heroes.map((hero) => hero.class)).toEqual(['warrior', 'wizard', 'rogue', 'healer'])
    expect(heroes.map(({ attributes }) => attributes[0]?.attribute)).toEqual(['str', 'int', 'per', 'con'])
    expect(heroes.every(({ skills }) => skills.length >= 4)).toBe(true)
    expect(heroes[1]?.avatar.class).toBe('wizard')
    expect([current, price]).toEqual([undefined, 0])
  })

  it('tells what a skill would do for the player now', () => {
    const [warrior] = toClassChoice(catalogue, newcomer).heroes
    expect(warrior?.skills[0]?.gains.map(({ figure }) => figure)).toEqual(['damage', 'value'])
  })

  it('costs three gems for a player who has a class, and says when they are missing', () => {
    const member = { stats: { lvl: 20, class: 'rogue' }, flags: { classSelected: true } } as const
    const { current, price, affordable } = toClassChoice(catalogue, aPlayer(aUser(member)))
    expect([current, price, affordable]).toEqual(['rogue', 3, false])
    expect(toClassChoice(catalogue, aPlayer(aUser({ ...member, balance: 0.75 }))).affordable).toBe(true)
  })

  it('is free again, and without a way out, for a player who plays without classes', () => {
    const user = aUser({ stats: { lvl: 20 }, flags: { classSelected: true }, preferences: { disableClasses: true } })
    const { current, price, canOptOut } = toClassChoice(catalogue, aPlayer(user))
    expect([current, price, canOptOut]).toEqual([undefined, 0, false])
  })
})
