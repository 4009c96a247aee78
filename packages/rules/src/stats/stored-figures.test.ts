import { describe, expect, it } from 'vitest'
import { aUser, bags } from '../../test-kit/index.ts'
import { HIGHEST_FIGURE } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import { withStoredFigures } from './stored-figures.ts'
import { withPointsNotice } from './unallocated-points.ts'

describe('withStoredFigures (rules 1.4)', () => {
  it('keeps gold, mana and counts between zero and the highest figure', () => {
    const user = aUser({
      stats: { gp: -3, mp: HIGHEST_FIGURE + 1, exp: HIGHEST_FIGURE + 5, points: -1, str: -2 },
      items: bags({ eggs: { Wolf: -1, Fox: 3 }, food: { Meat: HIGHEST_FIGURE * 2 } }),
    })
    const { stats, items } = withStoredFigures(user)
    expect(stats).toMatchObject({ gp: 0, mp: HIGHEST_FIGURE, exp: HIGHEST_FIGURE, points: 0, str: 0 })
    expect(items.eggs).toEqual({ Wolf: 0, Fox: 3 })
    expect(items.food).toEqual({ Meat: HIGHEST_FIGURE })
  })

  it.each(['points', 'str', 'int', 'con', 'per'] as const)(
    'keeps %s from falling below zero, and nothing else',
    (stat) => {
      expect(withStoredFigures(aUser({ stats: { [stat]: -1 } })).stats[stat]).toBe(0)
      expect(withStoredFigures(aUser({ stats: { [stat]: 7, gp: -1 } })).stats[stat]).toBe(7)
    },
  )

  it('leaves negative experience and health as they are', () => {
    expect(withStoredFigures(aUser({ stats: { exp: -4, hp: -2 } })).stats).toMatchObject({ exp: -4, hp: -2 })
  })

  it.each([
    [0, 1],
    [10_000, 9999],
  ])('stores level %d as %d', (lvl, stored) =>
    expect(withStoredFigures(aUser({ stats: { lvl } })).stats.lvl).toBe(stored),
  )

  it('gives the same player back when all is well', () => {
    const user = aUser()
    expect(withStoredFigures(user)).toBe(user)
  })
})

describe('withPointsNotice (rules 1.7)', () => {
  const withPoints = (points: number, notifications: ReadonlyArray<Notification> = []) =>
    aUser({ stats: { points }, flags: { classSelected: true }, notifications })
  const notice = (points: number, id: string): Notification => ({
    id,
    type: 'UNALLOCATED_STATS_POINTS',
    data: { points },
    seen: false,
  })

  it('tells how many points wait', () => {
    const [notice] = withPointsNotice('user-1/1', withPoints(4)).notifications
    expect(notice).toMatchObject({ type: 'UNALLOCATED_STATS_POINTS', data: { points: 4 }, seen: false })
  })

  it('keeps a notice that is still right, and only the latest of several', () => {
    const user = withPoints(4, [notice(4, 'a')])
    expect(withPointsNotice('user-1/1', user)).toBe(user)
    const doubled = withPoints(4, [notice(3, 'a'), notice(4, 'b')])
    expect(withPointsNotice('user-1/1', doubled).notifications).toEqual([notice(4, 'b')])
  })

  it('replaces a notice with another number', () => {
    const { notifications } = withPointsNotice('user-1/1', withPoints(5, [notice(4, 'a')]))
    expect(notifications.map(({ data }) => data)).toEqual([{ points: 5 }])
  })

  it('takes the notice away when no point is left or no class is in use', () => {
    expect(withPointsNotice('user-1/1', withPoints(0, [notice(4, 'a')])).notifications).toEqual([])
    const classless = aUser({ stats: { points: 4 }, notifications: [notice(4, 'a')] })
    expect(withPointsNotice('user-1/1', classless).notifications).toEqual([])
  })
})
