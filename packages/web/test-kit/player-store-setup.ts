import { commands } from '@daykeep/rules/commands'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { vi } from 'vitest'
import { type CommandTable, createPlayerStore, type GameRules, type PlayerListeners } from '../src/sync/index.ts'
import { createFakeEnvironment, createFakeServer } from './sync-doubles.ts'

export const rules: GameRules = { catalogue: loadCatalogue(), table: commands as unknown as CommandTable }
export const habit = aHabit({ _id: asKey<TaskId>('habit') })
export const player = aPlayer(aUser(), [habit])

/** The params of scoring the player's habit. */
export const up = { task: 'habit', direction: 'up' } as const

/** A store of a player with one habit, over a server and a clock that the test steers. */
export const setUpPlayerStore = () => {
  const { environment, ...clock } = createFakeEnvironment()
  const server = createFakeServer(rules, player)
  const store = createPlayerStore(rules, server.server, environment, player)
  const refused = vi.fn<NonNullable<PlayerListeners['refused']>>()
  const rolledBack = vi.fn<NonNullable<PlayerListeners['rolledBack']>>()
  const signedOut = vi.fn<NonNullable<PlayerListeners['signedOut']>>()
  store.listen({ refused, rolledBack, signedOut })
  const scored = () => store.snapshot().player.tasks[habit._id]
  return { store, server, clock, scored, refused, rolledBack, signedOut }
}

/** Lets the requests that are under way come to their end. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
