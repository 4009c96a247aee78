import { describe, expect, it } from 'vitest'
import { aCatalogue, aDaily, aHabit, outcomeOf, aTodo, aUser, bags, NOON } from '../../test-kit/index.ts'
import type { Throws } from '../kernel/index.ts'
import type { ChecklistItem, Stats, Task } from '../model/index.ts'
import { scoreTask } from './score-task.ts'

const CRIT: Throws = { 'score.crit/task-1': 0.001 }

const steps = (done: number, all: number): ReadonlyArray<ChecklistItem> =>
  Array.from({ length: all }, (_, index) => ({ id: `${index}`, text: 'Step', completed: index < done }))

const settled = (stats: Partial<Stats> = {}) =>
  aUser({
    stats: { lvl: 2, exp: 0, ...stats },
    flags: { itemsEnabled: true, customizationsNotification: true },
    achievements: { completedTask: true },
    items: bags({ eggs: { Wolf: 1 }, food: { Meat: 1 } }),
  })

/** Totals of the worked examples: intelligence 15, perception 12, strength 25, room for 60 mana. */
const STRONG = { lvl: 2, int: 14, per: 11, str: 24, exp: 0, mp: 10, gp: 10 } as const

const scored = (task: Task, direction: 'up' | 'down', stats: Partial<Stats> = STRONG, seed: Throws = {}) => {
  const before = settled(stats)
  const { state, report } = outcomeOf(
    scoreTask({ catalogue: aCatalogue(), now: NOON, seed })({ direction })({ user: before, task }),
  )
  return {
    delta: report.delta,
    tmp: report.tmp,
    task: state.task,
    exp: state.user.stats.exp - before.stats.exp,
    gp: state.user.stats.gp - before.stats.gp,
    mp: state.user.stats.mp - before.stats.mp,
    hp: state.user.stats.hp - before.stats.hp,
    up: state.user.party.quest.progress.up,
  }
}

describe('worked examples (rules 2.13)', () => {
  it('an easy habit up, value 0, totals 0', () => {
    const { delta, exp, gp, mp, up, task } = scored(aHabit(), 'up', { lvl: 1 })
    expect({ delta, exp, gp, mp, up, value: task.value }).toEqual({
      delta: 1,
      exp: 6,
      gp: 1,
      mp: 0.25,
      up: 0.5,
      value: 1,
    })
  })

  it('a medium daily at 3.5 with a streak of 10', () => {
    const { delta, exp, gp, mp, up, tmp, task } = scored(aDaily({ priority: 1.5, value: 3.5, streak: 10 }), 'up')
    expect(delta).toBeCloseTo(0.914215, 6)
    expect(exp).toBe(11)
    expect(gp).toBeCloseTo(1.870484, 6)
    expect(tmp.streakBonus).toBeCloseTo(0.170044, 6)
    expect(mp).toBe(1)
    expect(up).toBeCloseTo(1.028492, 6)
    expect(task.value).toBeCloseTo(4.414215, 6)
  })

  it('the same with a critical hit of 1.944444', () => {
    const daily = aDaily({ priority: 1.5, value: 3.5, streak: 10 })
    const { exp, gp, mp, up, tmp } = scored(daily, 'up', STRONG, CRIT)
    expect(tmp.crit).toBeCloseTo(1.944444, 6)
    expect(exp).toBe(22)
    expect(gp).toBeCloseTo(3.637052, 6)
    expect(mp).toBeCloseTo(1.944444, 6)
    expect(up).toBeCloseTo(1.999845, 6)
  })

  it('taking the tick of that daily back', () => {
    const ticked = scored(aDaily({ priority: 1.5, value: 3.5, streak: 10 }), 'up').task
    const { delta, exp, gp, mp, task } = scored(ticked, 'down')
    expect(delta).toBeCloseTo(-0.914215, 4)
    expect(exp).toBe(-11)
    expect(gp).toBeCloseTo(-1.870484, 4)
    expect(mp).toBe(-1)
    expect(task).toMatchObject({ streak: 10, completed: false, history: [] })
    expect(task.value).toBeCloseTo(3.5, 4)
  })

  it('a to-do at -8 with 3 of 5 steps done', () => {
    const { delta, exp, gp, mp, up } = scored(aTodo({ value: -8, checklist: steps(3, 5) }), 'up', {
      ...STRONG,
      lvl: 3,
      int: 14,
    })
    expect(delta).toBeCloseTo(4.910122, 6)
    expect(exp).toBe(41)
    expect(gp).toBeCloseTo(6.088551, 6)
    expect(mp).toBe(4)
    expect(up).toBeCloseTo(5.523887, 6)
  })

  it.each([
    ['value 0, constitution 0', 0, 0, -1.026657, -2.1],
    ['value 0, constitution 18', 0, 18, -1.026657, -1.9],
    ['value -30, constitution 18', -30, 18, -2.287317, -4.2],
  ])('an easy habit down, %s', (_, value, con, delta, hp) => {
    const scoredDown = scored(aHabit({ value }), 'down', { lvl: 1, con })
    expect(scoredDown.delta).toBeCloseTo(delta, 6)
    expect(scoredDown.hp).toBeCloseTo(hp, 9)
    expect(scoredDown.mp).toBe(-0.25)
  })
})
