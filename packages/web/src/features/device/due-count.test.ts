import { DAY, toIso } from '@daykeep/rules/kernel'
import { aDaily, aTodo, NOON } from '@daykeep/rules/test-kit'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { expect, it } from 'vitest'
import { dueCount } from './use-badge.ts'

const counted = (...tasks: Parameters<typeof aPlayer>[1] & object) => dueCount(aPlayer(aUser(), tasks), NOON)

it.each([
  ['a daily that is due', aDaily({ isDue: true, completed: false }), 1],
  ['a daily that is done', aDaily({ isDue: true, completed: true }), 0],
  ['a daily of another day', aDaily({ isDue: false, completed: false }), 0],
  ['a to-do of today', aTodo({ completed: false, date: toIso(NOON) }), 1],
  ['a to-do that is late', aTodo({ completed: false, date: toIso(NOON - 3 * DAY) }), 1],
  ['a to-do of tomorrow', aTodo({ completed: false, date: toIso(NOON + DAY) }), 0],
  ['a to-do without a date', aTodo({ completed: false }), 0],
])('the badge of the app: %s', (_, task, count) => expect(counted(task)).toBe(count))
