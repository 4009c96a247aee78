import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstantAround, anyParams, anyPlayer } from '../test-kit/arbitrary/index.ts'
import { loadCatalogue } from '../test-kit/catalogue.ts'
import { deepFreeze } from '../test-kit/deep-freeze.ts'
import { recordingSeed } from '../test-kit/recording-seed.ts'
import { NOON } from '../test-kit/user.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { type Instant, REFUSALS, type Seed } from './kernel/index.ts'
import { changedButEqual } from '../test-kit/changed-but-equal.ts'
import type { Player } from './model/index.ts'
import { notify } from './notifications/index.ts'
import { play, settle } from './turn/index.ts'

const catalogue = deepFreeze(loadCatalogue())
const params = anyParams(catalogue)
const names = Object.keys(commands)

describe('every command', () => {
  it.each(names)('%s has arbitrary parameters, so that the laws cover it', (name) => {
    expect(params[name], `add ${name} to test-kit/arbitrary/params.ts`).toBeDefined()
  })

  describe('takes only what its codec knows:', () => {
    it.each(names)('%s', (name) =>
      law(name, ({ given }) => {
        expect(E.isRight(rowOf(name).params.decode(given)), JSON.stringify(given)).toBe(true)
      }),
    )
  })

  describe('answers the same to the same, and never writes into what it is given:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const before = JSON.stringify(act.player)
        const once = ruleOn(name, act, act.seed)
        expect(ruleOn(name, act, act.seed)).toStrictEqual(once)
        expect(ruleOn(name, { ...act, player: JSON.parse(before) as Player }, act.seed)).toStrictEqual(once)
        expect(JSON.stringify(act.player)).toBe(before)
      }),
    )
  })

  describe('keeps the identity of what it does not change:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const answer = ruleOn(name, act, act.seed)
        if (E.isRight(answer)) expect(changedButEqual(act.player, answer.right.state)).toEqual([])
      }),
    )
  })

  describe('leaves a state that survives JSON, without a figure below zero:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const answer = ruleOn(name, act, act.seed)
        if (E.isLeft(answer)) return
        const { state, report, events } = answer.right
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
        expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events)
        if (report !== undefined) expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report)
        expect(figuresBelowZero(state)).toEqual([])
      }),
    )
  })

  describe('refuses with a name of the specification, and then counts no turn:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const answer = play(catalogue)(rowOf(name), { params: act.given, at: act.now })(act.player)
        if (E.isRight(answer)) expect(answer.right.state.user.turn).toBe(act.player.user.turn + 1)
        else expect(answer.left.kind).toBe(REFUSALS[answer.left.key])
      }),
    )
  })

  describe('asks for each throw under a name of its own:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const { seed, names: thrown } = recordingSeed(act.seed)
        const answer = ruleOn(name, act, seed)
        if (E.isRight(answer)) {
          const settled = settle(catalogue, seed)(answer.right.state.user)
          notify(seed)([...answer.right.events, ...settled.events])(settled.state)
        }
        expect(thrown.filter((each, index) => thrown.indexOf(each) !== index)).toEqual([])
      }),
    )
  })
})

type Act = { readonly player: Player; readonly given: unknown; readonly now: Instant; readonly seed: string }

const RUNS = 40

const anyGiven = (name: string, player: Player): fc.Arbitrary<unknown> => params[name]?.(player) ?? fc.constant({})

const law = (name: string, holds: (act: Act) => void): void => {
  const anyAct = anyPlayer(catalogue).chain((player) =>
    fc.record({
      player: fc.constant(player),
      given: anyGiven(name, player),
      now: anyInstantAround(NOON, 3),
      seed: fc.nat(1000).map((turn) => `user-1/${turn}`),
    }),
  )
  fc.assert(
    fc.property(anyAct, (act) => holds(deepFreeze(asRead(act)))),
    { numRuns: RUNS },
  )
}

/** As documents and requests come: plain data that was read from JSON. */
const asRead = (act: Act): Act => JSON.parse(JSON.stringify(act)) as Act

const rowOf = (name: string): Command<unknown> => commands[name as keyof typeof commands] as unknown as Command<unknown>

const ruleOn = (name: string, { player, given, now }: Act, seed: Seed) =>
  rowOf(name).rule({ catalogue, now, seed })(given)(player)

/** Gold, mana and counts of what is owned. Health below zero is death that was not noticed yet. */
const figuresBelowZero = ({ user }: Player): ReadonlyArray<string> => {
  const { stats, items } = user
  const figures = {
    gp: stats.gp,
    mp: stats.mp,
    points: stats.points,
    ...items.eggs,
    ...items.hatchingPotions,
    ...items.food,
    ...items.quests,
  }
  return Object.entries(figures).flatMap(([name, figure]) => (figure < 0 ? [name] : []))
}
