import { type CommandName, commands } from '@daykeep/rules/commands'
import { HOUR } from '@daykeep/rules/kernel'
import { asKey, type Player, type TaskId, withItems, withStats } from '@daykeep/rules/model'
import { aDaily, aHabit, aPlayer, aReward, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { recordAct } from '@daykeep/rules/undo'
import * as fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serverModel } from '../../../test-kit/server-model.ts'
import { acknowledge, enqueue, markSent, rebase, reconcile, rejectHead } from './command-queue.ts'
import type { SendResult } from '../ports.ts'
import { type CommandTable, type GameRules, initialState, type SyncState } from './sync-state.ts'

const rules: GameRules = {
  catalogue: loadCatalogue(),
  table: commands as unknown as CommandTable,
  record: recordAct,
}

const id = (text: string) => asKey<TaskId>(text)

/** Rich enough to buy, poor enough to be refused now and then; with food, eggs and potions to play with. */
const player: Player = aPlayer(
  withItems(withStats(aUser({ achievements: { completedTask: true } }), { gp: 150, hp: 20 }), {
    eggs: { [asKey('Wolf')]: 2 },
    hatchingPotions: { [asKey('Base')]: 2 },
    food: { [asKey('Meat')]: 3 },
  }),
  [
    aHabit({ _id: id('habit') }),
    aDaily({ _id: id('daily') }),
    aTodo({ _id: id('todo') }),
    aReward({ _id: id('reward'), value: 30 }),
  ],
)

type Invocation = { readonly name: CommandName; readonly params: unknown }

const invocation = (name: CommandName, params: unknown): Invocation => ({ name, params })

const invocations = fc.constantFrom<Invocation>(
  invocation('scoreTask', { task: 'habit', direction: 'up' }),
  invocation('scoreTask', { task: 'habit', direction: 'down' }),
  invocation('scoreTask', { task: 'daily', direction: 'up' }),
  invocation('scoreTask', { task: 'daily', direction: 'down' }),
  invocation('scoreTask', { task: 'todo', direction: 'up' }),
  invocation('scoreTask', { task: 'reward', direction: 'down' }),
  invocation('bulkScore', {
    scorings: [
      { id: 'habit', direction: 'up' },
      { id: 'todo', direction: 'up' },
    ],
  }),
  invocation('buyArmoire', {}),
  invocation('buyPotion', {}),
  invocation('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }),
  invocation('feed', { pet: 'Wolf-Base', food: 'Meat' }),
  invocation('sell', { type: 'eggs', key: 'Wolf', amount: 1 }),
  invocation('equip', { type: 'pet', key: 'Wolf-Base' }),
  invocation('undoAct', { turn: 0 }),
  invocation('undoAct', { turn: 2 }),
)

const moment = { now: NOON, idempotencyKey: 'act-1' }

/** What can apply between a browser and the server, one thing at a time. */
type WireEvent =
  | { readonly type: 'dispatch'; readonly invocation: Invocation; readonly clockError: number }
  | { readonly type: 'dispatchElsewhere'; readonly invocation: Invocation }
  | { readonly type: 'deliver' }
  | { readonly type: 'loseRequest' }
  | { readonly type: 'loseResponse' }
  | { readonly type: 'reload' }

const wireEvents: fc.Arbitrary<WireEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('dispatch' as const),
      invocation: invocations,
      clockError: fc.integer({ min: -30, max: 30 }).map((hours) => hours * HOUR),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('dispatchElsewhere' as const), invocation: invocations }) },
  { weight: 3, arbitrary: fc.constant({ type: 'deliver' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'loseRequest' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'loseResponse' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
)

/** A browser and a server that started from the same player, and the wire between them. */
const wire = () => {
  const server = serverModel(rules, player)
  let state: SyncState = initialState(player)
  let clock = NOON
  let acts = 0

  const applyResponse = (result: SendResult): void => {
    if (result.type === 'answered') state = acknowledge(rules)(result.changed)(state).state
    if (result.type === 'sequenceConflict') state = rebase(rules)(server.player())(state).state
    if (result.type === 'refused') {
      state = rejectHead(rules)(result.reason)(state).state
      state = reconcile(rules)(server.player())(state).state
    }
  }

  const request = (): SendResult | undefined => {
    const [head] = state.pending
    if (head === undefined) return undefined
    state = markSent(state)
    return server.receive(head, clock)
  }

  const apply = (event: WireEvent): void => {
    clock += 60_000
    switch (event.type) {
      case 'dispatch': {
        const enqueued = enqueue(rules)(event.invocation.name, event.invocation.params, {
          now: clock + event.clockError,
          idempotencyKey: `device-${(acts += 1)}`,
        })(state)
        if (E.isRight(enqueued)) state = enqueued.right.state
        return
      }
      case 'dispatchElsewhere':
        return server.dispatchElsewhere(event.invocation.name, event.invocation.params, clock)
      case 'deliver': {
        const result = request()
        if (result !== undefined) applyResponse(result)
        return
      }
      case 'loseRequest':
        state = markSent(state)
        return
      case 'loseResponse':
        request()
        return
      case 'reload':
        state = reconcile(rules)(server.player())(state).state
    }
  }

  /** The wire works again: what waits is sent until nothing does. */
  const drain = (): void => {
    for (let round = 0; state.pending.length > 0; round += 1) {
      if (round > 500) throw new Error('the queue does not get empty')
      apply({ type: 'deliver' })
    }
    apply({ type: 'reload' })
  }

  return { server, apply, drain, state: () => state }
}

describe('the queue of a player', () => {
  it('ends with browser and server equal, dice included, whatever is lost, late, wrong of clock or done elsewhere', () => {
    fc.assert(
      fc.property(fc.array(wireEvents, { maxLength: 40 }), (history) => {
        const { server, apply, drain, state } = wire()
        for (const event of history) apply(event)
        drain()
        expect(state().optimistic).toEqual(server.player())
        expect(state().confirmed).toEqual(server.player())
      }),
      { numRuns: 400 },
    )
  })

  it('has after each answer the acts that the server has, though an answer holds the new ones alone', () => {
    fc.assert(
      fc.property(fc.array(wireEvents, { maxLength: 40 }), (history) => {
        const { server, apply, state } = wire()
        for (const event of history) {
          apply(event)
          const [confirmed, stored] = [state().confirmed.user, server.player().user]
          if (confirmed.turn === stored.turn) expect(confirmed.acts).toEqual(stored.acts)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('runs each command once: as many turns as commands the rules allowed, if nobody else plays', () => {
    fc.assert(
      fc.property(
        fc.array(
          wireEvents.filter(({ type }) => type !== 'dispatchElsewhere'),
          { maxLength: 40 },
        ),
        (history) => {
          const { server, apply, drain, state } = wire()
          let allowed = 0
          for (const event of history) {
            const before = state().pending.length
            apply(event.type === 'dispatch' ? { ...event, clockError: 0 } : event)
            if (event.type === 'dispatch') allowed += state().pending.length - before
          }
          drain()
          expect(server.player().user.turn).toBe(allowed)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('draws at once what the server will say', () => {
    const { apply, state, server } = wire()
    apply({ type: 'dispatch', invocation: invocation('buyArmoire', {}), clockError: 0 })
    const enqueued = state().optimistic
    apply({ type: 'deliver' })
    expect(server.player()).toEqual(enqueued)
    expect(state().optimistic).toBe(enqueued)
  })

  it('leaves everything as it was when the rules say no', () => {
    const result = enqueue(rules)('feed', { pet: 'Fox-Base', food: 'Meat' }, moment)(initialState(player))
    expect(E.isLeft(result) && result.left.key).toBe('messagePetNotFound')
  })

  it('sends under the same number and instant what may have reached the server, when the player is loaded meanwhile', () => {
    const enqueued = enqueue(rules)('buyArmoire', {}, moment)(initialState(player))
    if (E.isLeft(enqueued)) throw new Error('buying should be enqueued')
    const { state } = reconcile(rules)(player)(markSent(enqueued.right.state))
    expect(state.pending).toMatchObject([{ name: 'buyArmoire', commandSeq: 0, at: NOON, sent: true }])
    const unsent = reconcile(rules)(player)(enqueued.right.state).state
    expect(unsent.pending).toMatchObject([{ name: 'buyArmoire', commandSeq: 0, sent: false }])
  })

  it('does not take for its own what another device did in the same millisecond', () => {
    const server = serverModel(rules, player)
    const enqueued = enqueue(rules)('buyArmoire', {}, moment)(initialState(player))
    if (E.isLeft(enqueued)) throw new Error('buying should be enqueued')
    server.dispatchElsewhere('buyArmoire', {}, NOON)
    const [head] = enqueued.right.state.pending
    expect(head && server.receive(head, NOON)).toEqual({ type: 'sequenceConflict' })
  })

  it('rolls back a command that another device made impossible, with the reason', () => {
    const server = serverModel(rules, player)
    const enqueued = enqueue(rules)('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }, moment)(initialState(player))
    if (E.isLeft(enqueued)) throw new Error('hatching should be enqueued')
    server.dispatchElsewhere('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }, NOON + 5)
    const [head] = enqueued.right.state.pending
    expect(head && server.receive(head, NOON + 9)).toEqual({ type: 'sequenceConflict' })
    const { state, rolledBack } = rebase(rules)(server.player())(markSent(enqueued.right.state))
    expect(rolledBack.map(({ reason }) => reason.type === 'rule' && reason.error.key)).toEqual(['messageAlreadyPet'])
    expect(state).toEqual(initialState(server.player()))
  })
})
