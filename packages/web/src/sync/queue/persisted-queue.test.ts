import { commands } from '@daykeep/rules/commands'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { enqueue, markSent } from './command-queue.ts'
import { restore, serialize } from './persisted-queue.ts'
import { type CommandTable, type GameRules, initialState } from './sync-state.ts'

const rules: GameRules = { catalogue: loadCatalogue(), table: commands as unknown as CommandTable }
const player = aPlayer(aUser(), [aHabit({ _id: asKey<TaskId>('habit') })])
const params = { task: 'habit', direction: 'up' }

const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e'

const withOnePending = () => {
  const enqueued = enqueue(rules)('scoreTask', params, { now: NOON, idempotencyKey })(initialState(player))
  if (E.isLeft(enqueued)) throw new Error('the habit can be scored')
  return enqueued.right.state
}

describe('the persisted queue', () => {
  it('keeps the keys under which browsers hold it', () =>
    expect(serialize(withOnePending())).toEqual({
      confirmed: player,
      acts: [{ name: 'scoreTask', params, at: NOON, turn: 0, idempotencyKey, sent: false }],
    }))

  it('is read from a release whose commands had no key, and they get none: the server may know them without one', () => {
    const act = { name: 'scoreTask', params, at: NOON, turn: 0, sent: true } as const
    const { state } = restore(rules)({ confirmed: player, acts: [act] })
    expect(serialize(state).acts).toEqual([act])
  })

  it.each([
    ['a command that was never sent', withOnePending()],
    ['a command that may have been received', markSent(withOnePending())],
  ])('is restored as it was, with %s', (_, state) =>
    expect(restore(rules)(serialize(state))).toEqual({ state, rolledBack: [] }),
  )
})
