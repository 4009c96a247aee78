import { toIso } from '@daykeep/rules/kernel'
import { aTodo, NOON } from '@daykeep/rules/test-kit'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { dueReminders } from './use-reminder-toasts.ts'

const MINUTE = 60_000
const todo = aTodo({ completed: false, reminders: [{ id: 'a', time: toIso(NOON) }] })
const player = aPlayer(aUser(), [todo])
const titles = (after: number, now: number) => dueReminders(player, after, now).map(({ text }) => text)

describe('what an open window tells of', () => {
  it('are reminders since it looked last', () => {
    expect(titles(NOON - MINUTE, NOON)).toEqual([todo.text])
    expect(titles(NOON, NOON + MINUTE)).toEqual([])
    expect(titles(NOON - 2 * MINUTE, NOON - MINUTE)).toEqual([])
  })

  it('are none of those that a sleeping device has missed for long', () =>
    expect(titles(NOON - MINUTE, NOON + 120 * MINUTE)).toEqual([]))
})
