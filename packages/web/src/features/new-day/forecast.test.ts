import { commands } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import { DAY, toIso } from '@daykeep/rules/kernel'
import { aDaily, aPlayer, aUser, NOON, outcomeOf } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { forecastOf } from './forecast.ts'

const catalogue = loadCatalogue()
const forecast = (days: number, changes: Parameters<typeof aUser>[0] = {}) => {
  const player = aPlayer(aUser({ lastCron: toIso(NOON - days * DAY), ...changes }), [aDaily()])
  const { state } = outcomeOf(
    executeCommand(catalogue)(commands.startDay, { params: { timezoneOffset: 0 }, at: NOON })(player),
  )
  return forecastOf({ after: state })
}

describe('the day that is about to begin', () => {
  it('tells what each daily will cost, and how long the player was away', () => {
    const { days, costs } = forecast(6)
    expect(days).toBe(6)
    expect(costs.get('task-1')).toBeGreaterThan(0)
  })

  it('costs nothing while the player rests', () => {
    expect(forecast(1, { preferences: { sleep: true } }).costs.size).toBe(0)
  })
})
