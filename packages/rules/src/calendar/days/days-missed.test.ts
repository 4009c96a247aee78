import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, NOON } from '../../../test-kit/index.ts'
import { DAY, HOUR, toIso } from '../../kernel/index.ts'
import { daysMissed, offsetFromHeader } from './days-missed.ts'

const rows = readFileSync(new URL('days-missed.golden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split(','))

describe('daysMissed (rules 3.3, worked)', () => {
  it.each(rows)('%s', (_, lastCron, now, lastOffset, offset, days, lastCronAfter) => {
    const user = aUser({
      lastCron: lastCron ?? '',
      preferences: { timezoneOffset: Number(lastOffset), timezoneOffsetAtLastCron: Number(lastOffset) },
    })
    const missed = daysMissed(user, Number(offset), Date.parse(now ?? ''))
    expect(missed.days).toBe(Number(days))
    expect(missed.user.lastCron).toBe(lastCronAfter)
    expect(missed.user.preferences.timezoneOffset).toBe(Number(offset))
  })

  it('leaves the player as they are when the client reports no zone, or the same', () => {
    const user = aUser({ lastCron: toIso(NOON), preferences: { timezoneOffset: 60 } })
    expect(daysMissed(user, undefined, NOON + HOUR)).toEqual({ days: 0, user })
    expect(daysMissed(user, 60, NOON + HOUR).user).toBe(user)
  })

  it('takes the zone before this check for the one of the last new day, when none was noted', () => {
    const user = aUser({ lastCron: '2024-06-10T02:00:00.000Z', preferences: { timezoneOffset: 0 } })
    expect(daysMissed(user, 180, Date.parse('2024-06-10T03:30:00.000Z'))).toMatchObject({
      days: 0,
      user: { lastCron: '2024-06-10T05:00:00.000Z', preferences: { timezoneOffsetAtLastCron: 180 } },
    })
  })

  it('never counts the same day twice, however often the zone steps back', () => {
    const law = fc.property(
      fc.integer({ min: 0, max: 3 * 24 * 60 }),
      fc.array(fc.integer({ min: -840, max: 720 }), { maxLength: 4 }),
      (minutes, offsets) => {
        const now = NOON + minutes * 60_000
        const start = aUser({
          lastCron: toIso(NOON),
          preferences: { timezoneOffset: -840, timezoneOffsetAtLastCron: -840 },
        })
        const west = [...offsets].sort((a, b) => a - b)
        const last = west.reduce((missed, offset) => daysMissed(missed.user, offset, now), daysMissed(start, -840, now))
        expect(last.days).toBeLessThanOrEqual(Math.ceil((now - NOON) / DAY) + 1)
        expect(daysMissed(last.user, undefined, now).days).toBe(last.days)
      },
    )
    fc.assert(law, {
      examples: [
        [0, [-840]],
        [60, [720]],
        [1440, [-600, 300]],
      ],
    })
  })
})

describe('the time zone header', () => {
  it.each([
    ['300', 300],
    ['-0', -0],
    ['', 0],
    ['west', undefined],
    [undefined, undefined],
  ])('%j says %j', (header, offset) => expect(offsetFromHeader(header)).toBe(offset))
})
