import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_ROWS } from '@daykeep/rules/achievements'
import { GRANTED_BY_RULES } from './achievements.ts'

const rows = Object.values(ACHIEVEMENT_ROWS).flatMap((shelf): ReadonlyArray<{ readonly key: string }> => shelf)

describe('achievements that rules give', () => {
  it.each(GRANTED_BY_RULES)('have a place on a shelf: %s', (key) => expect(rows.map((row) => row.key)).toContain(key))
})
