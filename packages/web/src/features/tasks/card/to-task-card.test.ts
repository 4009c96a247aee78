import { dayClock } from '@daykeep/rules/calendar'
import { DAY, HOUR, toIso } from '@daykeep/rules/kernel'
import { asKey, type TagId, type Task } from '@daykeep/rules/model'
import { aDaily, aHabit, aReward, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toTaskCard } from './to-task-card.ts'

const user = aUser({ stats: { gp: 12 }, tags: [{ id: asKey<TagId>('t1'), name: 'Work' }] })
const card = (task: Task, pending: ReadonlyArray<string> = []) =>
  toTaskCard({ user, clock: dayClock(0, 0), now: NOON, pending: new Set(pending) })(task)

describe('toTaskCard', () => {
  it('gives each kind its own controls', () => {
    expect(card(aHabit({ up: true, down: false, counterUp: 4 }))).toMatchObject({
      type: 'habit',
      down: false,
      counterUp: 4,
    })
    expect(card(aDaily({ paused: true }))).toMatchObject({ paused: true, interactive: false })
    expect(card(aDaily({ streak: 46 }))).toMatchObject({ type: 'daily', streak: 46, completed: false, dimmed: false })
    expect(card(aReward({ value: 13 }))).toMatchObject({ type: 'reward', price: 13, affordable: false })
    expect(card(aReward({ value: 12 }))).toMatchObject({ affordable: true })
  })

  it('counts how often a daily was done in its week', () => {
    const recurrence = { type: 'times', times: 3, per: 'week' } as const
    const week = { recurrence, doneOn: ['2026-06-05', '2026-06-08', '2026-06-10'] }
    expect(card(aDaily(week))).toMatchObject({ period: { per: 'week', done: 2, target: 3 }, dimmed: false })
    expect(card(aDaily())).not.toHaveProperty('period')
    expect(card(aDaily({ skippedOn: '2026-06-10' }))).toMatchObject({ skipped: true, dimmed: true })
  })

  it('dims what is done and what is not due, and lets a tick be taken back', () => {
    expect(card(aTodo({ completed: true }))).toMatchObject({ dimmed: true, interactive: true })
    expect(
      card(aDaily({ repeat: { su: false, m: false, t: false, w: false, th: false, f: false, s: false } })),
    ).toMatchObject({
      dimmed: true,
    })
  })

  it('counts the days until a to-do is due in the days of the player', () => {
    expect(card(aTodo({ date: toIso(NOON - 2 * DAY) }))).toMatchObject({ due: { days: -2 } })
    expect(card(aTodo({ date: toIso(NOON + DAY) }))).toMatchObject({ due: { days: 1 } })
    expect(card(aTodo({ date: null }))).toMatchObject({ due: undefined })
  })

  it('tells when a task reminds, and on which day where that is not the day on which it is due', () => {
    const reminders = ['2026-06-11T14:00:00.000Z', '2026-06-10T07:30:00.000Z'].map((time, at) => ({
      id: `${at}`,
      time,
    }))
    const day = Date.UTC(2026, 5, 10) / DAY
    const [half, two] = [7.5 * HOUR, 14 * HOUR]
    expect(card(aDaily({ reminders }))).toMatchObject({ reminders: [{ time: half }, { time: two }] })
    expect(card(aTodo({ reminders, date: toIso(NOON + DAY) }))).toMatchObject({
      reminders: [{ time: half, day }, { time: two }],
    })
    expect(card(aTodo({ reminders, completed: true }))).not.toHaveProperty('reminders')
    const inRome = toTaskCard({ user, clock: dayClock(0, -120), now: NOON, pending: new Set() })
    expect(inRome(aDaily({ reminders }))).toMatchObject({
      reminders: [{ time: half + 2 * HOUR }, { time: two + 2 * HOUR }],
    })
  })

  it('counts the ticked items of a checklist, and has none where there is nothing to tick', () => {
    const checklist = [
      { id: 'a', text: 'Collect', completed: true },
      { id: 'b', text: 'Send', completed: false },
    ]
    expect(card(aTodo({ checklist }))).toMatchObject({ checklist: { done: 1, collapsed: false } })
    expect(card(aTodo())).toMatchObject({ checklist: undefined })
  })

  it('names the tags, and marks what the server has not confirmed', () => {
    expect(card(aHabit({ tags: [asKey('t1'), asKey('gone')] }), ['task-1'])).toMatchObject({
      tags: ['Work'],
      pending: true,
    })
  })

  it('marks a challenge that is gone', () => {
    expect(card(aHabit({ challenge: { id: 'c', shortName: 'Tidy', broken: 'TASK_DELETED' } })).challenge).toEqual({
      name: 'Tidy',
      broken: true,
    })
  })
})
