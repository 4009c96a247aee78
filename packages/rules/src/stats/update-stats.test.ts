import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser } from '../../test-kit/index.ts'
import { asKey, type Stats } from '../model/index.ts'
import { experienceEver } from './experience.ts'
import { updateStats } from './update-stats.ts'

const catalogue = aCatalogue({
  levelQuests: [
    { key: asKey('vice1'), level: 30 },
    { key: asKey('atom1'), level: 15 },
  ],
})

const update = (stats: Partial<Stats>, proposed: Partial<Stats>) => {
  const user = aUser({ stats, flags: { itemsEnabled: true, customizationsNotification: true } })
  const { hp, gp, exp } = { ...user.stats, ...proposed }
  return updateStats(catalogue)({ hp, gp, exp })(user)
}

describe('updateStats (rules 1.3)', () => {
  it('turns 270 experience at level 9 into level 10 and 20 experience, full health and points for the level', () => {
    const { state, report, events } = update({ lvl: 9, exp: 240, hp: 8, str: 4 }, { exp: 270 })
    expect(state.stats).toMatchObject({ lvl: 10, exp: 20, hp: 50, points: 6 })
    expect(report).toEqual({ leveledUp: { initialLvl: 9, newLvl: 10 } })
    expect(events).toEqual([{ type: 'LevelGained', from: 9, to: 10 }])
  })

  it('passes several levels at once: 400 experience lead from level 1 to level 6', () => {
    expect(update({}, { exp: 400 }).state.stats).toMatchObject({ lvl: 6, exp: 0, points: 6 })
  })

  it('does not refill mana', () => expect(update({ mp: 3 }, { exp: 25 }).state.stats.mp).toBe(3))

  it('floors health and gold at zero, but not experience', () => {
    expect(update({}, { hp: -4, gp: -2, exp: -7 }).state.stats).toMatchObject({ hp: 0, gp: 0, exp: -7 })
  })

  it('places the point at once for those who want it, and leaves the others alone', () => {
    const user = aUser({ stats: { points: 2 }, preferences: { automaticAllocation: true } })
    const { stats } = updateStats(catalogue)({ hp: 50, gp: 0, exp: 25 })(user).state
    expect(stats).toMatchObject({ lvl: 2, int: 1, points: 2 })
  })

  it('brings no point beyond the hundredth', () => {
    expect(update({ lvl: 120, str: 60, int: 40 }, { exp: 4940 }).state.stats.points).toBe(0)
    expect(update({ lvl: 120, str: 60, int: 39 }, { exp: 4940 }).state.stats.points).toBe(1)
  })

  it('stays at level 9999, where experience still heals', () => {
    const { state, events } = update({ lvl: 9999, hp: 2 }, { exp: 25_095_130 })
    expect(state.stats).toMatchObject({ lvl: 9999, exp: 0, hp: 50 })
    expect(events.filter(({ type }) => type === 'LevelGained')).toEqual([])
  })

  it('brings each quest scroll once, and tells the last of several', () => {
    const { state, report } = update({ lvl: 29, points: 29 }, { exp: 640 })
    expect(state.items.quests).toMatchObject({ vice1: 1, atom1: 1 })
    expect(state.flags.levelDrops).toEqual({ vice1: true, atom1: true })
    expect(report.drop).toEqual({ type: 'Quest', key: 'atom1' })
    const again = updateStats(catalogue)({ ...state.stats })(state)
    expect(again.state.items.quests).toBe(state.items.quests)
  })

  it.each([
    [1, 5, false, false],
    [1, 5.1, true, false],
    [1, 10, true, false],
    [1, 10.1, true, true],
    [2, 0, true, true],
  ])('at level %d with %d experience customizations are %s and items are %s', (lvl, exp, customizations, items) => {
    const { flags } = updateStats(catalogue)({ hp: 50, gp: 0, exp })(aUser({ stats: { lvl } })).state
    expect([flags.customizationsNotification, flags.itemsEnabled]).toEqual([customizations, items])
  })

  it('offers rebirth from level 50, once', () => {
    const first = update({ lvl: 49 }, { exp: 1230 })
    expect(first.events).toContainEqual({ type: 'RebirthEnabled' })
    expect(updateStats(catalogue)({ ...first.state.stats })(first.state).events).toEqual([])
  })

  it('never loses experience on the way up, and never leaves as much as the next level takes', () => {
    const law = fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200_000 }), (lvl, exp) => {
      const { stats } = update({ lvl }, { exp }).state
      return (
        experienceEver(stats.lvl, stats.exp) === experienceEver(lvl, exp) &&
        update(stats, {}).report.leveledUp === undefined
      )
    })
    fc.assert(law, {
      examples: [
        [1, 25],
        [4, 100],
        [100, 3640],
      ],
    })
  })

  it('gives the same player back when nothing is new', () => {
    const user = aUser({ flags: { itemsEnabled: true, customizationsNotification: true } })
    expect(updateStats(catalogue)(user.stats)(user).state).toBe(user)
  })
})
