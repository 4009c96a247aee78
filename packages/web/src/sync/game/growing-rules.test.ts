import { commands } from '@daykeep/rules/commands'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { boardEndpoints, lateEndpoints, playerEndpoints } from '@daykeep/api/contract'
import { lateCommands } from '@daykeep/rules/late-commands'
import { playCommands } from '@daykeep/rules/play-commands'
import { expect, it } from 'vitest'
import { requestForCommand } from '../server/command-requests.ts'
import { growingRules, loadLateRules } from './growing-rules.ts'

it('the rules of the board grow by those of all other commands, also for listeners from before and after', async () => {
  const early = growingRules(loadCatalogue())
  expect(early.table).toHaveProperty('scoreTask')
  expect(early.table).not.toHaveProperty('buyGear')
  expect(early.record).toBeUndefined()
  expect(() => requestForCommand('buyPotion', {})).toThrow('buyPotion')
  await loadLateRules()
  expect(requestForCommand('buyPotion', {})).toMatchObject({ path: '/api/v4/user/buy/potion' })
  const late = growingRules(loadCatalogue())
  // A file that restores a player is read by the server.
  const { restorePlayer: _, ...all } = commands
  for (const rules of [early, late]) {
    expect(Object.keys(rules.table).toSorted()).toEqual(Object.keys(all).toSorted())
    expect(rules.record).toBeDefined()
  }
})

it('a command comes together with its request, and no endpoint is lost between the two', () => {
  const namesIn = (endpoints: object) =>
    Object.values(endpoints).flatMap(({ command }: { command?: { name: string } }) => command?.name ?? [])
  const isKnown = (commands: object) => (name: string) => Object.hasOwn(commands, name)
  expect(namesIn(lateEndpoints).filter(isKnown(playCommands))).toEqual([])
  const early = new Set(namesIn(boardEndpoints))
  // Asks the server for the password, and is no command of the queue.
  expect(Object.keys(playCommands).filter((name) => !early.has(name))).toEqual(['resetAccount'])
  expect(
    Object.keys(lateCommands).filter((name) => !early.has(name) && !namesIn(lateEndpoints).includes(name)),
  ).toEqual([])
  expect(Object.keys({ ...boardEndpoints, ...lateEndpoints }).toSorted()).toEqual(
    Object.keys(playerEndpoints).toSorted(),
  )
})
