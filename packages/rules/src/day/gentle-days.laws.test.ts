import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, anyPlayer, aPlayer, aUser, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { Daily, Player, Preferences, Task } from '../model/index.ts'
import { isTimeOff } from './is-resting.ts'
import { startDay } from './start-day.ts'

const catalogue = loadCatalogue()

const begin = (player: Player, preferences: Partial<Preferences>) => {
  const zone = { timezoneOffset: 0, timezoneOffsetAtLastCron: 0, dayStart: 0 }
  const user = {
    ...player.user,
    lastCron: toIso(NOON - DAY),
    preferences: { ...player.user.preferences, sleep: false, ...zone, ...preferences },
  }
  return outcomeOf(startDay({ catalogue, now: NOON, seed: 'seed' })({})({ ...player, user }))
}

const missed = aPlayer(aUser(), [aDaily({ streak: 7 })])
const dailyOf = ({ tasks }: Player) => Object.values<Task>(tasks)[0] as Daily
const YESTERDAY = { timeOffFrom: '2026-06-01', timeOffUntil: '2026-06-09' }

describe('missed dailies by choice', () => {
  it('cost the whole, half or nothing of health and value', () => {
    const [whole, half, none] = ([undefined, 'half', 'none'] as const).map((missedDailies) =>
      begin(missed, missedDailies === undefined ? {} : { missedDailies }),
    )
    const lost = [whole, half, none].map((day) => 50 - (day?.state.user.stats.hp ?? 0))
    expect(lost).toEqual([2, 1, 0])
    expect([whole, half, none].map((day) => day && dailyOf(day.state).value)).toEqual([-1, -0.5, 0])
  })

  it('end the streak and the perfect day all the same', () => {
    const { state } = begin(missed, { missedDailies: 'none' })
    expect(dailyOf(state).streak).toBe(0)
    expect(state.user.achievements.perfect).toBe(0)
  })

  it('bring nothing that the whole cost would not, and spare the party nothing', () => {
    const gentle = fc.constantFrom<Partial<Preferences>>({ missedDailies: 'half' }, { missedDailies: 'none' })
    const law = fc.property(anyPlayer(catalogue), gentle, (player, choice) => {
      const [whole, spared] = [begin(player, {}), begin(player, choice)]
      const [one, other] = [whole.state.user, spared.state.user]
      expect(spared.report.effort).toEqual(whole.report.effort)
      expect(other.stats.hp).toBeGreaterThanOrEqual(one.stats.hp)
      const { gp, exp, mp, lvl, buffs } = one.stats
      expect(other.stats).toMatchObject({ gp, exp, mp, lvl, buffs })
      expect(other.achievements).toEqual(one.achievements)
      expect(other.items).toEqual(one.items)
      const streaks = ({ tasks }: Player) =>
        Object.values<Task>(tasks).map((task) => (task.type === 'daily' ? task.streak : 0))
      expect(streaks(spared.state)).toEqual(streaks(whole.state))
    })
    fc.assert(law, { numRuns: 60, examples: [[missed, { missedDailies: 'none' }]] })
  })
})

describe('time off', () => {
  it.each([
    ['2026-06-09', '2026-06-09', true],
    ['2026-06-10', '2026-06-12', false],
    ['2026-06-01', '2026-06-08', false],
    ['2026-06-12', '2026-06-01', false],
  ])('from %s until %s covers the day that ended: %s', (timeOffFrom, timeOffUntil, isOff) => {
    const { state, report } = begin(missed, { timeOffFrom, timeOffUntil })
    expect(state.user.stats.hp).toBe(isOff ? 50 : 48)
    expect(report.day?.rested).toBe(isOff)
  })

  it('needs both of its days', () => {
    expect(isTimeOff({ ...aUser().preferences, timeOffFrom: '2026-06-01' }, 20_613)).toBe(false)
  })

  it('does what resting at the inn does, and no more', () => {
    const law = fc.property(anyPlayer(catalogue), (player) => {
      const [off, inn] = [begin(player, YESTERDAY), begin(player, { sleep: true })]
      expect(off.report).toEqual(inn.report)
      expect(off.state.tasks).toEqual(inn.state.tasks)
      expect({ ...off.state.user, preferences: 0 }).toEqual({ ...inn.state.user, preferences: 0 })
    })
    fc.assert(law, { numRuns: 60, examples: [[missed]] })
  })
})

describe('a paused daily', () => {
  const paused = aPlayer(aUser(), [aDaily({ streak: 7, paused: true, isDue: false })])

  it('is not due: it costs nothing, keeps its streak, and makes no day perfect', () => {
    const { state } = begin(paused, {})
    expect(dailyOf(state)).toMatchObject({ streak: 7, value: 0, isDue: false, nextDue: [] })
    expect(state.user.stats.hp).toBe(50)
    expect(state.user.achievements.perfect).toBe(0)
  })

  it('is judged by its schedule again when it goes on', () => {
    const again = aPlayer(aUser(), [{ ...dailyOf(paused), paused: false }])
    expect(dailyOf(begin(again, {}).state)).toMatchObject({ streak: 0, isDue: true })
  })
})
