import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aUser, NOON } from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import { startDay } from '../start-day.ts'

const morning = (gemsBought: number, dateUpdated?: string) => {
  const plan = { gemsBought, ...(dateUpdated === undefined ? {} : { dateUpdated }) }
  const user = aUser({ lastCron: toIso(NOON - DAY), purchased: { plan } })
  const { state } = outcomeOf(startDay({ catalogue: aCatalogue(), now: NOON, seed: 's' })({})(aPlayer(user)))
  return { before: user.purchased, after: state.user.purchased }
}

describe('the gems bought for gold (rules 3.4 step 3)', () => {
  it.each([
    ['of this month', 7, '2026-06-01T00:00:00.000Z', 7],
    ['of the month before', 1, '2026-05-31T23:59:59.999Z', 0],
    ['of this month a year ago', 24, '2025-06-10T12:00:00.000Z', 0],
  ])('%s: %d counted until %s are %d', (_, bought, until, counted) => {
    const { after } = morning(bought, until)
    expect([after.plan.gemsBought, after.plan.dateUpdated]).toEqual([counted, until])
  })

  it('are counted from now on by a player who was never counted', () => {
    expect(morning(3).after.plan).toMatchObject({ gemsBought: 0, dateUpdated: toIso(NOON) })
  })

  it('change nothing for who bought none', () => {
    const { before, after } = morning(0, '2026-05-31T00:00:00.000Z')
    expect(after).toBe(before)
  })
})
