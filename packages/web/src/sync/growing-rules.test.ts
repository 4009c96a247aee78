import { commands } from '@daykeep/rules/commands'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { expect, it } from 'vitest'
import { growingRules, loadLateRules } from './growing-rules.ts'

it('the rules of the board grow by those of all other commands, also for who opened before and after', async () => {
  const early = growingRules(loadCatalogue())
  expect(early.table).toHaveProperty('scoreTask')
  expect(early.table).not.toHaveProperty('buyGear')
  expect(early.record).toBeUndefined()
  await loadLateRules()
  const late = growingRules(loadCatalogue())
  // A file that restores a player is read by the server.
  const { restorePlayer: _, ...all } = commands
  for (const rules of [early, late]) {
    expect(Object.keys(rules.table).toSorted()).toEqual(Object.keys(all).toSorted())
    expect(rules.record).toBeDefined()
  }
})
