import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, anyUser, aUser, expectRefusal, loadCatalogue } from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { changeClass } from './change-class.ts'
import { disableClasses } from './disable-classes.ts'

const catalogue = aCatalogue()
const change = changeClass({ catalogue })

const aHero = (stats: object = {}, balance = 3): User =>
  aUser({ balance, stats: { lvl: 12, str: 7, int: 2, ...stats }, flags: { classSelected: true } })

describe('changeClass', () => {
  it('is free the first time, arms the player and pins the next gear of the class', () => {
    const { state, events } = outcomeOf(change({ class: 'rogue' })(aUser({ stats: { lvl: 10, points: 10 } })))
    expect(state.stats).toMatchObject({ class: 'rogue', points: 10 })
    expect(state.flags.classSelected).toBe(true)
    expect(state.items.gear.owned).toMatchObject({ weapon_rogue_0: true, shield_rogue_0: true })
    expect(events).toEqual([{ type: 'ClassChosen', class: 'rogue' }])
  })

  it('costs three gems later, and gives a point for each level back', () => {
    const { state, events } = outcomeOf(change({ class: 'wizard' })(aHero()))
    expect(state.balance).toBe(2.25)
    expect(state.stats).toMatchObject({ class: 'wizard', str: 0, int: 0, points: 12 })
    expect(events).toEqual([
      { type: 'CurrencySpent', currency: 'gems', transaction: 'change_class', amount: 0.75, left: 2.25 },
      { type: 'ClassReset' },
      { type: 'ClassChosen', class: 'wizard' },
    ])
  })

  it('leaves the player between classes when no new one is named', () => {
    const { state } = outcomeOf(change({})(aHero()))
    expect(state.flags.classSelected).toBe(false)
    expect(state.pinnedItems.map(({ path }) => path)).toEqual(['potion', 'armoire'])
  })

  it('is free for who comes back from playing without classes', () => {
    const back = outcomeOf(change({})(outcomeOf(disableClasses({})({})(aHero({}, 0))).state))
    expect(back.state.preferences).toMatchObject({ disableClasses: false, automaticAllocation: false })
    expect(back.state.stats).toMatchObject({ str: 0, points: 12 })
  })

  it.each([
    ['the player is below level 10', aHero({ lvl: 9 }), { class: 'jester' }, 'lvl10ChangeClass'],
    ['there is no such class', aHero({}, 0), { class: 'jester' }, 'invalidClass'],
    ['the gems do not suffice', aHero({}, 0.74), { class: 'healer' }, 'notEnoughGems'],
  ] as const)('refuses when %s', (_, user, params, key) => expectRefusal(change(params)(user), key))
})

describe('disableClasses', () => {
  it('makes a warrior of the player, all points in strength, at most 100', () => {
    const { state } = outcomeOf(disableClasses({})({})(aHero({ lvl: 140, class: 'healer', points: 9 })))
    expect(state.stats).toMatchObject({ class: 'warrior', str: 100, int: 0, con: 0, per: 0, points: 0 })
    expect(state.preferences).toMatchObject({ disableClasses: true, autoAllocate: true, automaticAllocation: true })
  })

  it('never leaves a player with more placed points than levels', () => {
    const law = fc.property(anyUser(loadCatalogue()), (user) => {
      const { str, int, con, per, points, lvl } = outcomeOf(disableClasses({})({})(user)).state.stats
      expect(str + int + con + per + points).toBe(Math.min(lvl, 100))
    })
    fc.assert(law, { numRuns: 50, examples: [[aHero({ lvl: 100 })], [aHero({ lvl: 101 })], [aHero({ lvl: 1 })]] })
  })
})
