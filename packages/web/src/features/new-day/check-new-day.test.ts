import { DAY, toIso } from '@daykeep/rules/kernel'
import { aDaily, aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { checkNewDay } from './check-new-day.ts'

const yesterday = aUser({ lastCron: toIso(NOON - DAY) })

describe('checkNewDay', () => {
  it('asks nothing while the day lasts', () => {
    expect(checkNewDay(aPlayer(aUser(), [aDaily()]), 0, NOON)).toEqual({ type: 'none' })
  })

  it('starts the day at once when nothing was missed', () => {
    expect(checkNewDay(aPlayer(yesterday, [aDaily({ completed: true })]), 0, NOON)).toEqual({ type: 'start' })
    expect(checkNewDay(aPlayer(yesterday), 0, NOON)).toEqual({ type: 'start' })
  })

  it('asks about the dailies that were due and are not ticked', () => {
    expect(checkNewDay(aPlayer(yesterday, [aDaily({ text: 'Stretch', streak: 3 })]), 0, NOON)).toEqual({
      type: 'ask',
      missed: [{ id: 'task-1', title: 'Stretch', notes: '', streak: 3 }],
    })
  })

  it('does not ask about a daily that is excluded from the question', () => {
    expect(checkNewDay(aPlayer(yesterday, [aDaily({ yesterDaily: false })]), 0, NOON)).toEqual({ type: 'start' })
  })
})
