import { expect, it } from 'vitest'
import { loadCatalogue } from '../../../test-kit/index.ts'
import { checkInCalendar } from './check-in-calendar.ts'

const catalogue = loadCatalogue()

it.each([
  [0, 0, 1],
  [1, 1, 2],
  [12, 10, 14],
  [499, 475, 500],
  [500, 500, 0],
  [812, 500, 0],
])('after %d check-ins the last reward came at %d, the next comes at %d (rules 3.9)', (count, last, next) => {
  const { lastRewardAt, nextRewardAt, days } = checkInCalendar(catalogue, count)
  expect([lastRewardAt, nextRewardAt]).toEqual([last, next])
  expect([days[0]?.count, days.at(-1)?.count]).toEqual([1, 500])
})
