import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { createStatementCache } from './statements.ts'

describe('statementsOf', () => {
  it('prepares a text once', () => {
    const statements = createStatementCache(new DatabaseSync(':memory:'))
    expect(statements('SELECT 1')).toBe(statements('SELECT 1'))
  })

  it('forgets the text that was used longest ago when there are more than 256', () => {
    const statements = createStatementCache(new DatabaseSync(':memory:'))
    const [often, seldom] = [statements('SELECT 1'), statements('SELECT 2')]
    for (let n = 0; n < 255; n++) statements(`SELECT ${n} AS other, ${statements('SELECT 1') === often}`)
    expect(statements('SELECT 1')).toBe(often)
    expect(statements('SELECT 2')).not.toBe(seldom)
  })
})
