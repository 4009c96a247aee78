import { aPlayer, aUser, NOON } from '@daykeep/rules/test-kit/user'
import { aReward, aTodo } from '@daykeep/rules/test-kit/task'
import { asKey } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { aimOf } from './aim-of.ts'
import type { GainModel } from './drawer.ts'
import { gainText } from './gain-text.ts'
import { hasDrawer } from './has-drawer.ts'
import { toDrawer } from './to-drawer.ts'

const TASK = '00000000-0000-4000-8000-000000000001'
const paint = aTodo({ _id: asKey(TASK), text: 'Paint the fence', value: 2 })
const wizard = aUser({ stats: { lvl: 12, class: 'wizard', mp: 12, int: 20 }, flags: { classSelected: true } })

describe('the skills drawer', () => {
  it('shows the skills of the class: ready, out of mana, or of a later level', () => {
    const { class: of, mana, skills } = toDrawer(catalogue, aPlayer(wizard, [paint]), NOON)
    expect([of, mana?.value]).toEqual(['wizard', 12])
    expect(skills.map(({ key, state }) => [key, state.type])).toEqual([
      ['fireball', 'ready'],
      ['mpheal', 'refused'],
      ['earth', 'locked'],
      ['frost', 'locked'],
    ])
    expect(skills[0]?.gains.map(({ figure }) => figure)).toEqual(['experience', 'damage'])
  })

  it('lists things to throw with their number, antidotes and cards with their price', () => {
    const user = aUser({
      items: { special: { snowball: 2, thankyouReceived: ['Ana'] } },
      stats: { gp: 5, buffs: { snowball: true } },
    })
    const { skills, belongings, cards, waiting } = toDrawer(catalogue, aPlayer(user), NOON)
    expect(skills).toEqual([])
    expect(belongings.map(({ key, count, price, affordable }) => [key, count, price, affordable])).toEqual([
      ['snowball', 2, undefined, true],
      ['salt', undefined, 5, true],
    ])
    expect(cards.every(({ price, affordable }) => price === 10 && !affordable)).toBe(true)
    expect(waiting.map(({ card, from }) => [card, from])).toEqual([['thankyou', 'Ana']])
  })

  it('counts a card and an antidote that were bought before, which cost nothing more', () => {
    const user = aUser({
      items: { special: { greeting: 3, salt: 1 } },
      stats: { gp: 0, buffs: { snowball: true } },
    })
    const { belongings, cards } = toDrawer(catalogue, aPlayer(user), NOON)
    const stocked = [...belongings, ...cards].filter(({ affordable }) => affordable)
    expect(stocked.map(({ kind, key, count, price }) => [kind, key, count, price])).toEqual([
      ['antidote', 'salt', 1, undefined],
      ['card', 'greeting', 3, undefined],
    ])
  })

  it('is there with a class, a party, or something to use', () => {
    const owner = aUser({ items: { special: { seafoam: 1 } } })
    const member = aUser({ party: { _id: 'a-party' } })
    expect([aUser(), wizard, owner, member].map((user) => hasDrawer(catalogue, user, NOON))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})

describe('the task aimed at', () => {
  it('tells what the skill would do to it', () => {
    const aim = aimOf(catalogue, aPlayer(wizard, [paint]), 'fireball', asKey(TASK))
    expect(aim?.title).toBe('Paint the fence')
    expect(aim?.gains.map(({ figure, least, most }) => [figure, least === most])).toEqual([
      ['experience', true],
      ['damage', true],
    ])
  })

  it('is none without a task or without a skill', () => {
    const player = aPlayer(wizard, [paint, aReward()])
    expect(aimOf(catalogue, player, 'fireball', undefined)).toBeUndefined()
    expect(aimOf(catalogue, player, 'juggle', asKey(TASK))).toBeUndefined()
  })
})

const experience = (least: number, most: number): GainModel => ({ figure: 'experience', least, most })

describe('what a skill gives', () => {
  it('is a range where tasks differ', () => expect(gainText(experience(42.9, 65.2))).toMatch(/42\.9.+65\.2/))

  it('is one figure where both ends read alike', () => {
    expect(gainText(experience(0.91, 0.94))).toBe(gainText(experience(0.9, 0.9)))
  })
})
