import { commands } from '@daykeep/rules/commands'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { enqueue, markSent, reconcile } from '../queue/command-queue.ts'
import { restore, serialize } from './persisted-queue.ts'
import { type CommandTable, type GameRules, initialState } from '../queue/sync-state.ts'

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
    ['a command that may have been received', markSent(withOnePending())],
    ['one that may have been sent after it was written', withOnePending()],
  ])('is restored with %s, under the number that it had', (_, state) =>
    expect(restore(rules)(serialize(state))).toEqual({ state: markSent(state), rolledBack: [] }),
  )

  it('keeps that number when the player is further on: the server knows whether it is a repetition', () => {
    const { state } = restore(rules)(serialize(withOnePending()))
    const further = { ...player, user: { ...player.user, turn: player.user.turn + 2 } }
    expect(reconcile(rules)(further)(state).state.pending.map(({ commandSeq }) => commandSeq)).toEqual([0])
  })
})
