import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyActor,
  anyDocuments,
  deepFreeze,
  loadCatalogue,
  NOON,
  selectDocuments,
  sharedParams,
} from '../test-kit/index.ts'
import { decodeParams } from './decode-params.ts'
import { documentById, type Documents, OF_AUDIENCE, withoutRelations } from './documents/index.ts'
import { executeShared } from './execute/index.ts'
import type { SharedCommand } from './shared-command.ts'
import { type SharedCommandName, sharedCommands } from './shared-commands.ts'

const catalogue = deepFreeze(loadCatalogue())
const rowOf = (name: SharedCommandName) => sharedCommands[name] as unknown as SharedCommand<unknown>
const reaching = (Object.keys(sharedCommands) as ReadonlyArray<SharedCommandName>).flatMap((name) => {
  const { reaches } = rowOf(name)
  return reaches === undefined ? [] : [{ name, reaches }]
})

describe('a command that reaches participants of a challenge or members of a guild', () => {
  it.each(reaching)('$name gives each of the $reaches the same share, whoever else is there', ({ name, reaches }) => {
    const anyAct = fc.record({ town: anyDocuments, actorId: anyActor, input: sharedParams[name] })
    const law = fc.property(anyAct, ({ town, actorId, input }) => {
      const row = rowOf(name)
      const params = decodeParams(row)(input)
      if (E.isLeft(params)) return
      const run = (documents: Documents) =>
        executeShared(catalogue)(row, { params: params.right, actorId, at: NOON, seed: 'laws' })(deepFreeze(documents))
      const whole = run(town)
      if (E.isLeft(whole)) return
      const queries = [
        documentById('users', actorId),
        ...withoutRelations(row.needs(params.right, actorId), OF_AUDIENCE[reaches]),
      ]
      const core = selectDocuments(town, queries).users
      for (const id of Object.keys(town.users).filter((user) => core[user] === undefined)) {
        const alone = run(onlyWith(town, new Set([...Object.keys(core), id])))
        if (E.isLeft(alone)) throw new Error(`refused for one: ${alone.left.key}`)
        expect(shareOf(alone.right.state, id)).toEqual(shareOf(whole.right.state, id))
      }
    })
    fc.assert(law, { numRuns: 60 })
  })
})

/** The town with these players and their tasks. */
const onlyWith = (town: Documents, users: ReadonlySet<string>): Documents => ({
  ...town,
  users: Object.fromEntries(Object.entries(town.users).filter(([id]) => users.has(id))),
  tasks: Object.fromEntries(Object.entries(town.tasks).filter(([, { userId }]) => users.has(userId))),
})

const shareOf = ({ users, tasks }: Documents, id: string) => ({
  user: users[id],
  tasks: Object.fromEntries(Object.entries(tasks).filter(([, { userId }]) => userId === id)),
})
