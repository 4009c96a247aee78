import type { Command } from '@daykeep/rules/command'
import { type CommandName, commands } from '@daykeep/rules/commands'
import { HOUR } from '@daykeep/rules/kernel'
import { asKey, type Player, type TaskId, withItems, withStats } from '@daykeep/rules/model'
import { aDaily, aHabit, aPlayer, aReward, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import * as fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serverModel } from '../../test-kit/server-model.ts'
import { act, answered, type Game, type PlayerState, playerState, refused, reloaded, sent, turnTaken } from './queue.ts'
import type { Sent } from './store.ts'

const game: Game = {
  catalogue: loadCatalogue(),
  table: commands as unknown as Readonly<Record<string, Command<unknown, unknown>>>,
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

type Deed = { readonly name: CommandName; readonly params: unknown }

const deed = (name: CommandName, params: unknown): Deed => ({ name, params })

const deeds = fc.constantFrom<Deed>(
  deed('scoreTask', { task: 'habit', direction: 'up' }),
  deed('scoreTask', { task: 'habit', direction: 'down' }),
  deed('scoreTask', { task: 'daily', direction: 'up' }),
  deed('scoreTask', { task: 'daily', direction: 'down' }),
  deed('scoreTask', { task: 'todo', direction: 'up' }),
  deed('scoreTask', { task: 'reward', direction: 'down' }),
  deed('bulkScore', {
    scorings: [
      { id: 'habit', direction: 'up' },
      { id: 'todo', direction: 'up' },
    ],
  }),
  deed('buyArmoire', {}),
  deed('buyPotion', {}),
  deed('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }),
  deed('feed', { pet: 'Wolf-Base', food: 'Meat' }),
  deed('sell', { type: 'eggs', key: 'Wolf', amount: 1 }),
  deed('equip', { type: 'pet', key: 'Wolf-Base' }),
)

/** What can happen between a browser and the server, one thing at a time. */
type Happening =
  | { readonly type: 'act'; readonly deed: Deed; readonly clockError: number }
  | { readonly type: 'actElsewhere'; readonly deed: Deed }
  | { readonly type: 'deliver' }
  | { readonly type: 'loseRequest' }
  | { readonly type: 'loseAnswer' }
  | { readonly type: 'reload' }

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('act' as const),
      deed: deeds,
      clockError: fc.integer({ min: -30, max: 30 }).map((hours) => hours * HOUR),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('actElsewhere' as const), deed: deeds }) },
  { weight: 3, arbitrary: fc.constant({ type: 'deliver' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'loseRequest' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'loseAnswer' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
)

/** A browser and a server that started from the same player, and the wire between them. */
const wire = () => {
  const server = serverModel(game, player)
  let state: PlayerState = playerState(player)
  let clock = NOON

  const settle = (result: Sent): void => {
    if (result.type === 'answered') state = answered(game)(result.changed)(state).state
    if (result.type === 'turnTaken') state = turnTaken(game)(server.player())(state).state
    if (result.type === 'refused') {
      state = refused(game)(result.reason)(state).state
      state = reloaded(game)(server.player())(state).state
    }
  }

  const request = (): Sent | undefined => {
    const [head] = state.pending
    if (head === undefined) return undefined
    state = sent(state)
    return server.receive(head, clock)
  }

  const happen = (happening: Happening): void => {
    clock += 60_000
    switch (happening.type) {
      case 'act': {
        const drawn = act(game)(happening.deed.name, happening.deed.params, clock + happening.clockError)(state)
        if (E.isRight(drawn)) state = drawn.right.state
        return
      }
      case 'actElsewhere':
        return server.actElsewhere(happening.deed.name, happening.deed.params, clock)
      case 'deliver': {
        const result = request()
        if (result !== undefined) settle(result)
        return
      }
      case 'loseRequest':
        state = sent(state)
        return
      case 'loseAnswer':
        request()
        return
      case 'reload':
        state = reloaded(game)(server.player())(state).state
    }
  }

  /** The wire works again: what waits is sent until nothing does. */
  const drain = (): void => {
    for (let round = 0; state.pending.length > 0; round += 1) {
      if (round > 500) throw new Error('the queue does not get empty')
      happen({ type: 'deliver' })
    }
    happen({ type: 'reload' })
  }

  return { server, happen, drain, state: () => state }
}

describe('the queue of a player', () => {
  it('ends with browser and server equal, dice included, whatever is lost, late, wrong of clock or done elsewhere', () => {
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 40 }), (history) => {
        const { server, happen, drain, state } = wire()
        for (const happening of history) happen(happening)
        drain()
        expect(state().shown).toEqual(server.player())
        expect(state().confirmed).toEqual(server.player())
      }),
      { numRuns: 400 },
    )
  })

  it('plays each act once: as many turns as acts the rules allowed, if nobody else plays', () => {
    fc.assert(
      fc.property(
        fc.array(
          happenings.filter(({ type }) => type !== 'actElsewhere'),
          { maxLength: 40 },
        ),
        (history) => {
          const { server, happen, drain, state } = wire()
          let allowed = 0
          for (const happening of history) {
            const before = state().pending.length
            happen(happening.type === 'act' ? { ...happening, clockError: 0 } : happening)
            if (happening.type === 'act') allowed += state().pending.length - before
          }
          drain()
          expect(server.player().user.turn).toBe(allowed)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('draws at once what the server will say', () => {
    const { happen, state, server } = wire()
    happen({ type: 'act', deed: deed('buyArmoire', {}), clockError: 0 })
    const drawn = state().shown
    happen({ type: 'deliver' })
    expect(server.player()).toEqual(drawn)
    expect(state().shown).toBe(drawn)
  })

  it('leaves everything as it was when the rules say no', () => {
    const answer = act(game)('feed', { pet: 'Fox-Base', food: 'Meat' }, NOON)(playerState(player))
    expect(E.isLeft(answer) && answer.left.key).toBe('messagePetNotFound')
  })

  it('takes back an act that another device made impossible, with the reason', () => {
    const server = serverModel(game, player)
    const drawn = act(game)('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }, NOON)(playerState(player))
    if (E.isLeft(drawn)) throw new Error('hatching should be drawn')
    server.actElsewhere('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }, NOON + 5)
    const [head] = drawn.right.state.pending
    expect(head && server.receive(head, NOON + 9)).toEqual({ type: 'turnTaken' })
    const { state, takenBack } = turnTaken(game)(server.player())(sent(drawn.right.state))
    expect(takenBack.map(({ reason }) => reason.type === 'rule' && reason.error.key)).toEqual(['messageAlreadyPet'])
    expect(state).toEqual(playerState(server.player()))
  })
})
