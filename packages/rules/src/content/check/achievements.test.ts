import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_ROWS } from '../../achievements/achievement-rows.ts'
import { GIVEN_BY_RULES } from './achievements.ts'

const rows = Object.values(ACHIEVEMENT_ROWS).flatMap((shelf): ReadonlyArray<{ readonly key: string }> => shelf)

describe('achievements that rules give', () => {
  it.each(GIVEN_BY_RULES)('have a place on a shelf: %s', (key) => expect(rows.map((row) => row.key)).toContain(key))
})
