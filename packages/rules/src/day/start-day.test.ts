import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDaily,
  aHabit,
  outcomeOf,
  aPlayer,
  aTodo,
  aUser,
  type DeepPartial,
  EVERY_DAY,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { asKey, type Daily, type Player, type Task, type TaskId, type User } from '../model/index.ts'
import { withDayTakenBack } from '../calendar/index.ts'
import { startDay } from './start-day.ts'

const catalogue = aCatalogue()
const id = (name: string): TaskId => asKey(name)

const sleeper = (changes: DeepPartial<User> = {}) => aUser({ lastCron: toIso(NOON - DAY), ...changes })

const morning = (user: User, tasks: ReadonlyArray<Task> = [], now = NOON) =>
  outcomeOf(startDay({ catalogue, now, seed: 'seed' })({})(aPlayer(user, tasks)))

const withoutReport = (player?: Player) => player && { ...player, user: { ...player.user, dayReport: undefined } }

const taskAfter = (player: Player, name = 'task-1') => player.tasks[id(name)]

describe('startDay (rules 3.2)', () => {
  it('changes nothing when no day has begun', () => {
    const player = aPlayer(aUser({ lastCron: toIso(NOON) }), [aDaily()])
    const result = outcomeOf(startDay({ catalogue, now: NOON, seed: 's' })({})(player))
    expect(result).toEqual({ state: player, report: { daysMissed: 0 }, events: [] })
    expect(result.state).toBe(player)
  })

  it('keeps a changed time zone even then', () => {
    const player = aPlayer(aUser({ lastCron: toIso(NOON) }))
    const { state } = outcomeOf(startDay({ catalogue, now: NOON, seed: 's' })({ timezoneOffset: -120 })(player))
    expect(state.user.preferences.timezoneOffset).toBe(-120)
    expect(state.user.lastCron).toBe(player.user.lastCron)
  })

  it('counts from now on, by the clock and not by the day start', () => {
    const { state } = morning(sleeper({ preferences: { dayStart: 6 } }))
    expect(state.user).toMatchObject({ lastCron: toIso(NOON), auth: { timestamps: { loggedin: toIso(NOON) } } })
    expect(state.user.preferences.timezoneOffsetAtLastCron).toBe(0)
    expect(state.user.flags.cronCount).toBe(1)
  })

  it('is the same after a long absence as after one day (rules 3.11)', () => {
    const tasks = [
      aDaily({ streak: 5 }),
      aTodo({ _id: id('todo') }),
      aHabit({ _id: id('habit'), down: false, value: 8 }),
    ]
    const [week, day] = [7, 1].map((days) => morning(sleeper({ lastCron: toIso(NOON - days * DAY) }), tasks))
    expect(withoutReport(week?.state)).toEqual(withoutReport(day?.state))
    expect([week?.report.daysMissed, day?.report.daysMissed]).toEqual([7, 1])
  })

  it('is not kept from the player by a last new day that a wrong clock wrote years ahead', () => {
    const wrong = sleeper({ lastCron: toIso(NOON + 3650 * DAY) })
    expect(morning(wrong, [aDaily()], NOON + DAY).report.daysMissed).toBeLessThanOrEqual(0)
    const repaired = withDayTakenBack(wrong, NOON)
    expect(morning(repaired, [aDaily()]).report).toEqual({ daysMissed: 0 })
    expect(morning(repaired, [aDaily()], NOON + DAY).report.daysMissed).toBe(1)
  })

  it('never starts a second time on the same day', () => {
    const { state } = morning(sleeper(), [aDaily()])
    const again = outcomeOf(startDay({ catalogue, now: NOON + 1, seed: 's' })({})(state))
    expect(again.state).toBe(state)
  })
})

describe('a daily at the new day (rules 2.10, 2.13, 3.5)', () => {
  const steps = (done: number, all: number) =>
    Array.from({ length: all }, (_, index) => ({ id: `${index}`, text: 'Step', completed: index < done }))

  it('hurts when it was missed: hard, at -5, constitution 18, one of four steps done', () => {
    const missed = aDaily({ value: -5, priority: 2, streak: 3, checklist: steps(1, 4) })
    const { state, report, events } = morning(sleeper({ stats: { con: 18 } }), [missed])
    const after = taskAfter(state) as Daily
    expect(state.user.stats.hp).toBeCloseTo(46.8, 9)
    expect(report.effort?.down).toBeCloseTo(-0.852524, 6)
    expect(after.value).toBeCloseTo(-5.852524, 6)
    expect(after).toMatchObject({ streak: 0, checklist: steps(0, 4), completed: false })
    expect(after.history.at(-1)).toEqual({ date: NOON, value: after.value, isDue: true, completed: false })
    expect(events).toContainEqual({ type: 'DailyMissed', task: 'task-1', damage: 3.2 })
  })

  it('counts as a tenth against the quest when it is trivial', () => {
    const { state, report } = morning(sleeper({ stats: { con: 18 } }), [aDaily({ value: -5, priority: 0.1 })])
    expect(state.user.stats.hp).toBeCloseTo(49.8, 9)
    expect(report.effort?.down).toBeCloseTo(-0.11367, 6)
  })

  it('is opened again, and makes the day perfect when all that was due is done', () => {
    const { state, events } = morning(sleeper({ stats: { lvl: 7 } }), [
      aDaily({ completed: true, checklist: steps(2, 2) }),
    ])
    expect(taskAfter(state)).toMatchObject({ completed: false, checklist: steps(0, 2) })
    expect(state.user.stats.buffs).toMatchObject({ str: 4, int: 4, con: 4, per: 4 })
    expect(state.user.achievements.perfect).toBe(1)
    expect(events).toContainEqual({ type: 'PerfectDayReached' })
  })

  it('keeps its ticked steps when it was not due', () => {
    const off = aDaily({ repeat: { ...EVERY_DAY, t: false }, checklist: steps(1, 2), streak: 4 })
    expect(taskAfter(morning(sleeper(), [off]).state)).toMatchObject({ checklist: steps(1, 2), streak: 4, value: 0 })
  })

  it('is hidden by stealth in the order of the player', () => {
    const dailies = ['a', 'b'].map((name) => aDaily({ _id: id(name), streak: 2 }))
    const user = sleeper({ stats: { buffs: { stealth: 1 } }, tasksOrder: { dailys: [id('b'), id('a')] } })
    const { state } = morning(user, dailies)
    expect([taskAfter(state, 'a'), taskAfter(state, 'b')]).toMatchObject([{ streak: 0 }, { streak: 2 }])
  })

  it('keeps its streak under frost, but not when it belongs to a challenge', () => {
    const user = sleeper({ stats: { buffs: { streaks: true } } })
    const [own, shared] = [
      aDaily({ streak: 9 }),
      aDaily({ _id: id('b'), streak: 9, challenge: { id: 'c', taskId: 't' } }),
    ]
    const { state } = morning(user, [own, shared])
    expect([taskAfter(state), taskAfter(state, 'b')]).toMatchObject([{ streak: 9 }, { streak: 0 }])
    expect(state.user.stats.buffs.streaks).toBe(false)
  })

  it('does no harm to a resting player, but spoils the perfect day', () => {
    const { state, report } = morning(sleeper({ preferences: { sleep: true } }), [aDaily({ streak: 9 })])
    expect(taskAfter(state)).toMatchObject({ streak: 9, value: 0 })
    expect(state.user.stats).toMatchObject({ hp: 50, mp: 10 })
    expect(state.user.achievements.perfect).toBe(0)
    expect(report.effort).toBeUndefined()
  })

  it('is left alone when a group assigned it after the player was last here', () => {
    const group = { id: 'g', assignedUsers: [], completedBy: {}, assignedDate: toIso(NOON + 1) }
    const assigned = aDaily({ group, streak: 3 })
    expect(taskAfter(morning(sleeper(), [assigned]).state)).toBe(assigned)
  })

  it('never hurts by more for more that was done', () => {
    const law = fc.property(fc.nat(5), (done) => {
      const hp = (ticked: number) => morning(sleeper(), [aDaily({ checklist: steps(ticked, 6) })]).state.user.stats.hp
      return hp(done) <= hp(done + 1)
    })
    fc.assert(law)
  })
})

describe('to-dos and habits at the new day (rules 3.4, 3.6)', () => {
  it('age once, and are summed up', () => {
    const { state } = morning(sleeper(), [aTodo({ value: -1 }), aTodo({ _id: id('b') })])
    expect(taskAfter(state, 'b')?.value).toBe(-1)
    expect(state.user.history.todos.at(-1)?.value).toBeCloseTo(-3.025957, 6)
  })

  it.each([
    ['older than 30 days are forgotten', 31, {}, {}, false],
    ['are kept for 30 days', 29, {}, {}, true],
    ['are kept for 90 days for subscribers', 89, {}, { purchased: { plan: { customerId: 'c' } } }, true],
    ['of a challenge are kept', 300, { challenge: { id: 'c', taskId: 't' } }, {}, true],
  ] as const)('finished to-dos %s', (_, days, changes, player, expected) => {
    const done = aTodo({ completed: true, dateCompleted: toIso(NOON - days * DAY), ...changes })
    expect(taskAfter(morning(sleeper(player), [done]).state) !== undefined).toBe(expected)
  })

  it('leave the order when they are done', () => {
    const user = sleeper({ tasksOrder: { todos: [id('task-1'), id('b')] } })
    const tasks = [aTodo({ completed: true, dateCompleted: toIso(NOON) }), aTodo({ _id: id('b') })]
    expect(morning(user, tasks).state.user.tasksOrder.todos).toEqual(['b'])
  })

  it('a habit with one side fades: 8, 4, 2, 1, 0.5, 0.25, 0.125, 0.0625, 0', () => {
    let value = 8
    const values = Array.from({ length: 8 }, () => {
      value = taskAfter(morning(sleeper(), [aHabit({ up: false, value })]).state)?.value ?? 0
      return value
    })
    expect(values).toEqual([4, 2, 1, 0.5, 0.25, 0.125, 0.0625, 0])
  })

  it.each([
    ['daily', '2026-06-09', true],
    ['weekly', '2026-06-09', false],
    ['weekly', '2026-06-07', true],
    ['monthly', '2026-06-01', false],
    ['monthly', '2026-05-31', true],
    ['monthly', '2025-06-10', false],
    ['weekly', '2025-06-10', false],
    ['daily', '2025-06-10', true],
  ] as const)('%s counters after a last day on %s start again: %s', (frequency, last, again) => {
    const user = sleeper({ lastCron: `${last}T12:00:00.000Z` })
    const { state } = morning(user, [aHabit({ frequency, counterUp: 3, counterDown: 1 })])
    expect(taskAfter(state)).toMatchObject(again ? { counterUp: 0, counterDown: 0 } : { counterUp: 3, counterDown: 1 })
  })
})

describe('mana, buffs and counts at the new day (rules 3.4, 3.7, 3.8)', () => {
  it('brings a tenth of the mana by what was done: 10.4 of 130 for 8 of 10', () => {
    const dailies = Array.from({ length: 10 }, (_, index) => aDaily({ _id: id(`d${index}`), completed: index < 8 }))
    const { stats } = morning(sleeper({ stats: { int: 50, mp: 5 } }), dailies).state.user
    expect(stats.mp).toBeCloseTo(15.4, 9)
  })

  it('brings all of it when nothing was due', () => {
    expect(morning(sleeper({ stats: { mp: 0 } })).state.user.stats.mp).toBe(10)
  })

  it('ends every buff and transformation', () => {
    const buffs = { str: 7, stealth: 2, snowball: true, streaks: true }
    expect(morning(sleeper({ stats: { buffs } })).state.user.stats.buffs).toMatchObject({
      str: 0,
      stealth: 0,
      snowball: false,
      streaks: false,
    })
  })

  it('forgets the finds of yesterday and the pins of what is gone', () => {
    const pinnedItems = [
      { type: 'potion', path: 'potion' },
      { type: 'debuffPotion', path: 'special.salt' },
      { type: 'marketGear', path: 'gear.flat.weapon_gone_1' },
    ]
    const { user } = morning(sleeper({ items: { lastDrop: { count: 3 } }, pinnedItems })).state
    expect(user.items.lastDrop.count).toBe(0)
    expect(user.pinnedItems).toEqual([{ type: 'potion', path: 'potion' }])
  })
})
