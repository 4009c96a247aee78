import { describe, expect, it } from 'vitest'
import { aUser, loadCatalogue } from '../../test-kit/index.ts'
import { totalsOf } from '../stats/index.ts'
import { classTrial, gemsForClass, mayChooseClass } from './class-trial.ts'

const catalogue = loadCatalogue()
const newcomer = aUser({ stats: { lvl: 10 } })

describe('trying a class (screens 17 no. 6)', () => {
  it.each([
    ['warrior', ['str', 'con', 'per', 'int']],
    ['wizard', ['int', 'per', 'con', 'str']],
    ['rogue', ['per', 'str', 'int', 'con']],
    ['healer', ['con', 'int', 'str', 'per']],
  ] as const)('shows a %s in the finest gear, strong where the class is', (name, attributes) => {
    const trial = classTrial(catalogue, newcomer, name)
    expect(trial.attributes).toEqual(attributes)
    expect(trial.member.items.gear.equipped).toBe(newcomer.items.gear.equipped)
    const { equipped } = trial.hero.items.gear
    expect(equipped.armor).toBe(`armor_${name}_5`)
    expect(equipped.weapon).toBe(`weapon_${name}_6`)
    const totals = totalsOf(catalogue, trial.hero)
    expect(Math.max(...Object.values(totals))).toBe(totals[attributes[0]])
  })

  it('shows a hero, also to a player who is a snowman for the moment', () => {
    const transformed = aUser({ stats: { lvl: 10, buffs: { snowball: true } } })
    const { member, hero } = classTrial(catalogue, transformed, 'wizard')
    expect([member.stats.buffs.snowball, hero.stats.buffs.snowball]).toEqual([true, false])
  })

  it('shows who plays without classes, in a costume, as a member of the class in battle gear', () => {
    const without = aUser({ stats: { lvl: 10 }, preferences: { disableClasses: true, costume: true } })
    const { flags, preferences } = classTrial(catalogue, without, 'healer').member
    expect([flags.classSelected, preferences.disableClasses, preferences.costume]).toEqual([true, false, false])
  })

  it('changes nothing about the player', () => {
    expect(classTrial(catalogue, newcomer, 'rogue').member.stats).toEqual({ ...newcomer.stats, class: 'rogue' })
  })
})

it('costs nothing at first and after playing without classes, else three gems (rules 5.4)', () => {
  const member = aUser({ flags: { classSelected: true } })
  const without = aUser({ flags: { classSelected: true }, preferences: { disableClasses: true } })
  expect([newcomer, member, without].map(gemsForClass)).toEqual([0, 3, 0])
})

it('is open from level 10 until a class is chosen', () => {
  const withClass = aUser({ stats: { lvl: 12 }, flags: { classSelected: true } })
  expect([aUser({ stats: { lvl: 9 } }), newcomer, withClass].map(mayChooseClass)).toEqual([false, true, false])
})
