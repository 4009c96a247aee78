import { describe, expect, it } from 'vitest'
import { formatAgo } from './format.ts'

const MINUTE = 60_000
const NOW = 1_000 * 24 * 60 * MINUTE

describe('formatAgo', () => {
  it.each([
    [0, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [24 * 60 * MINUTE, 'yesterday'],
    [72 * 60 * MINUTE, '3 days ago'],
    [-MINUTE, 'now'],
  ])('of %i ms is %s', (ms, text) => expect(formatAgo(NOW - ms, NOW)).toBe(text))
})
