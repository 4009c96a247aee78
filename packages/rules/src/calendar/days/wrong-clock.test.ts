import { describe, expect, it } from 'vitest'
import { DAY, toIso } from '../../kernel/index.ts'
import { aUser, NOON } from '../../../test-kit/index.ts'
import { isDayFromWrongClock, withDayTakenBack } from './wrong-clock.ts'

describe('a last new day that lies ahead', () => {
  it.each([
    ['now', 0, false],
    ['two days ahead', 2 * DAY, false],
    ['a millisecond more', 2 * DAY + 1, true],
    ['ten years ahead', 3650 * DAY, true],
  ])('%s', (_, ahead, isWrong) =>
    expect(isDayFromWrongClock(aUser({ lastCron: toIso(NOON + ahead) }), NOON)).toBe(isWrong),
  )

  it('is taken back to now, and left alone when zones explain it', () => {
    const far = aUser({ lastCron: toIso(NOON + 9 * DAY) })
    expect(withDayTakenBack(far, NOON)).toEqual({ ...far, lastCron: toIso(NOON) })
    const near = aUser({ lastCron: toIso(NOON + DAY) })
    expect(withDayTakenBack(near, NOON)).toBe(near)
  })
})
