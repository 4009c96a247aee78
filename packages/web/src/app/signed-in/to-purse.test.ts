import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toPurse } from './to-purse.ts'

describe('the purse', () => {
  it('shows four gems for each unit of balance, and never less than no gold', () => {
    expect(toPurse(aUser({ balance: 1.5, stats: { gp: -2 } }))).toMatchObject({ gold: 0, gems: 6, hourglasses: 0 })
  })
})
