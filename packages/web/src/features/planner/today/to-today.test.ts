import { dayClock } from '@daykeep/rules/calendar'
import { DAY, MINUTE, toIso } from '@daykeep/rules/kernel'
import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import { aDaily, aHabit, aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toToday } from './to-today.ts'

const id = (name: string) => ({ _id: asKey<TaskId>(name), text: name })
const at = (hour: number) => ({ reminders: [{ id: `at-${hour}`, time: toIso(NOON + (hour - 12) * 60 * MINUTE) }] })
const never = { su: false, m: false, t: false, w: false, th: false, f: false, s: false }

const player = aPlayer(aUser(), [
  aHabit(id('habit')),
  aDaily({ ...id('evening'), ...at(20) }),
  aDaily({ ...id('whenever'), priority: 2 }),
  aDaily({ ...id('ticked'), completed: true }),
  aDaily({ ...id('other day'), repeat: never }),
  aTodo({ ...id('late'), date: toIso(NOON - 2 * DAY) }),
  aTodo({ ...id('morning'), date: toIso(NOON), ...at(8) }),
  aTodo({ ...id('tomorrow'), date: toIso(NOON + DAY) }),
  aTodo(id('undated')),
])

const settings = { sort: 'time', kinds: 'all', withDone: true, offsetAt: () => 0 } as const
const names = (tasks: ReadonlyArray<Task>) => tasks.map(({ text }) => text)
const today = (changes: Partial<Parameters<typeof toToday>[1]> = {}) => {
  const { late, due, done, progress } = toToday(player, { ...settings, clock: dayClock(0, 0), now: NOON, ...changes })
  return { late: names(late), due: names(due), done: names(done), progress }
}

describe('the plan of today', () => {
  it('has the dailies that are due and the to-dos up to their date, by the time of their reminders', () => {
    expect(today()).toEqual({
      late: ['late'],
      due: ['morning', 'evening', 'whenever'],
      done: ['ticked'],
      progress: { done: 1, of: 3 },
    })
  })

  it('takes the times that the clock shows, whichever half of the year a reminder was written in', () => {
    const eight = { reminders: [{ id: 'a', time: '2026-01-05T07:00:00.000Z' }] }
    const halfPastEight = { reminders: [{ id: 'b', time: '2026-06-05T06:30:00.000Z' }] }
    const europe = (now: number) => (now > Date.parse('2026-03-29T01:00Z') ? -120 : -60)
    const dailies = aPlayer(aUser(), [
      aDaily({ ...id('half past eight'), ...halfPastEight }),
      aDaily({ ...id('eight'), ...eight }),
    ])
    const { due } = toToday(dailies, { ...settings, clock: dayClock(0, -120), now: NOON, offsetAt: europe })
    expect(names(due)).toEqual(['eight', 'half past eight'])
  })

  it('sorts by the order of the board or by difficulty', () => {
    expect(today({ sort: 'order' }).due).toEqual(['evening', 'whenever', 'morning'])
    expect(today({ sort: 'difficulty' }).due[0]).toBe('whenever')
  })

  it('shows one kind alone, and hides what is done; the progress stays', () => {
    expect(today({ kinds: 'todo' })).toMatchObject({ due: ['morning'], done: [], progress: { done: 1, of: 3 } })
    expect(today({ kinds: 'daily' })).toMatchObject({ late: [], due: ['evening', 'whenever'] })
    expect(today({ withDone: false }).done).toEqual([])
  })

  it('goes by the day of the player, which is yesterday before the day start', () => {
    const clock = dayClock(4, 0)
    const early = NOON + DAY - 9 * 60 * MINUTE
    expect(today({ clock, now: early }).due).not.toContain('tomorrow')
    expect(today({ clock, now: early + 60 * MINUTE }).due).toContain('tomorrow')
  })
})
