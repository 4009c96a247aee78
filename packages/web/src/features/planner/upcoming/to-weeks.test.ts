import { dayClock, dayOf } from '@daykeep/rules/calendar'
import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aDaily, aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toWeeks } from './to-weeks.ts'

const id = (name: string) => ({ _id: asKey<TaskId>(name), text: name })
const start = { startDate: toIso(NOON - 30 * DAY) }

const player = aPlayer(aUser(), [
  aDaily({ ...id('every day'), ...start, frequency: 'daily', everyX: 1, completed: true }),
  aDaily({ ...id('every third'), ...start, frequency: 'daily', everyX: 3 }),
  aTodo({ ...id('late'), date: toIso(NOON - DAY) }),
  aTodo({ ...id('friday'), date: toIso(NOON + 2 * DAY) }),
  aTodo({ ...id('copy'), date: toIso(NOON + 2 * DAY), challenge: { id: 'spring' } }),
  aTodo(id('undated')),
  aTodo({ ...id('done'), completed: true, date: toIso(NOON) }),
])

/** NOON is Wednesday, 10 June 2026. */
const TODAY = dayOf(2026, 5, 10)
const weeks = (changes: Partial<Parameters<typeof toWeeks>[1]> = {}) =>
  toWeeks(player, { clock: dayClock(0, 0), now: NOON, firstWeekday: 1, count: 2, withDailies: true, ...changes })
const on = (day: number, changes = {}) =>
  weeks(changes)
    .weeks.flat()
    .find((each) => each.day === day)
const titles = (tasks: ReadonlyArray<{ title: string }> = []) => tasks.map(({ title }) => title)

describe('the plan of the weeks', () => {
  it('begins with the week of today, on the weekday that the player begins it with', () => {
    expect(weeks().weeks.map((week) => week[0]?.day)).toEqual([TODAY - 2, TODAY + 5])
    expect(weeks({ firstWeekday: 0 }).weeks[0]?.[0]?.day).toBe(TODAY - 3)
    expect(weeks({ firstWeekday: 3 }).weeks[0]?.[0]?.isToday).toBe(true)
  })

  it('has to-dos on their dates; what is late or has no date waits beside', () => {
    expect(titles(on(TODAY + 2)?.todos)).toEqual(['friday', 'copy'])
    expect(titles(weeks().late)).toEqual(['late'])
    expect(titles(weeks().undated)).toEqual(['undated'])
    expect(on(TODAY - 1)).toMatchObject({ isPast: true, todos: [], dailies: [] })
  })

  it('has dailies on the days they are due, today those that are not done, or none at all', () => {
    expect(titles(on(TODAY)?.dailies)).toEqual(['every third'])
    expect(titles(on(TODAY + 1)?.dailies)).toEqual(['every day'])
    expect(titles(on(TODAY + 3)?.dailies)).toEqual(['every day', 'every third'])
    expect(on(TODAY + 3, { withDailies: false })?.dailies).toEqual([])
  })

  it('lets the dates of copies of challenges be', () => {
    expect(on(TODAY + 2)?.todos.map(({ movable }) => movable)).toEqual([true, false])
  })
})
