import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNamed, listedNames } from '../golden/throw-names.ts'
import {
  anyInstantAround,
  anyParams,
  anyPlayer,
  changedButEqual,
  deepFreeze,
  loadCatalogue,
  NOON,
  PINNED_ACTS,
  recordingSeed,
} from '../test-kit/index.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { decodeParams } from './decode-params.ts'
import { type Instant, REFUSALS, type Seed } from './kernel/index.ts'
import type { Player } from './model/index.ts'
import { notify } from './notifications/index.ts'
import { executeCommand, applyInvariants } from './execute/index.ts'

const catalogue = deepFreeze(loadCatalogue())
const params = anyParams(catalogue)
const names = Object.keys(commands)

describe('every command', () => {
  it.each(names)('%s has arbitrary parameters, so that the laws cover it', (name) => {
    expect(params[name], `add ${name} to test-kit/arbitrary/params.ts`).toBeDefined()
  })

  describe('decodes its own params again, and refuses other input with a name of the specification:', () => {
    it.each(names)('%s', (name) =>
      law(name, ({ input, odd }) => {
        for (const value of [input, odd, { ...Object(input), ...Object(odd) }]) {
          const decoded = decodeParams(rowOf(name))(value)
          if (E.isLeft(decoded)) expect(decoded.left.kind).toBe(REFUSALS[decoded.left.key])
          else expect(decodeParams(rowOf(name))(decoded.right)).toStrictEqual(decoded)
        }
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
        const result = ruleOn(name, act, act.seed)
        if (E.isRight(result)) expect(changedButEqual(act.player, result.right.state)).toEqual([])
      }),
    )
  })

  describe('leaves a state that survives JSON, without a figure below zero:', () => {
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const result = ruleOn(name, act, act.seed)
        if (E.isLeft(result)) return
        const { state, report, events } = result.right
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
        const result = pipe(
          decodeParams(rowOf(name))(act.input),
          E.chainW((params) => executeCommand(catalogue)(rowOf(name), { params, at: act.now })(act.player)),
        )
        if (E.isRight(result)) expect(result.right.state.user.turn).toBe(act.player.user.turn + 1)
        else expect(result.left.kind).toBe(REFUSALS[result.left.key])
      }),
    )
  })

  describe('asks for each throw under a name of its own, one of golden/throw-names.golden.txt:', () => {
    const listed = listedNames()
    it.each(names)('%s', (name) =>
      law(name, (act) => {
        const { seed, names: thrown } = recordingSeed(act.seed)
        const result = ruleOn(name, act, seed)
        if (E.isRight(result)) {
          const settled = applyInvariants(catalogue, seed)(result.right.state.user)
          notify(seed)([...result.right.events, ...settled.events])(settled.state)
        }
        expect(thrown.filter((each, index) => thrown.indexOf(each) !== index)).toEqual([])
        expect(thrown.filter((each) => !listed.some((name) => isNamed(name, each)))).toEqual([])
      }),
    )
  })
})

/** `input`: for the command; `odd`: any other JSON. */
type Act = {
  readonly player: Player
  readonly input: unknown
  readonly odd: unknown
  readonly now: Instant
  readonly seed: string
}

const RUNS = 40

const anyInput = (name: string, player: Player): fc.Arbitrary<unknown> => params[name]?.(player) ?? fc.constant({})

const law = (name: string, holds: (act: Act) => void): void => {
  const anyAct = anyPlayer(catalogue).chain((player) =>
    fc.record({
      player: fc.constant(player),
      input: anyInput(name, player),
      odd: fc.jsonValue(),
      now: anyInstantAround(NOON, 3),
      seed: fc.nat(1000).map((turn) => `user-1/${turn}`),
    }),
  )
  fc.assert(
    fc.property(anyAct, (act) => holds(deepFreeze(asRead(act)))),
    { numRuns: RUNS, examples: pinned(name) },
  )
}

const pinned = (name: string): Array<[Act]> =>
  (PINNED_ACTS[name] ?? []).map((act) => [{ ...act, odd: null, now: NOON, seed: 'user-1/0' }])

/** As documents and requests come: plain data that was read from JSON. */
const asRead = (act: Act): Act => JSON.parse(JSON.stringify(act)) as Act

const rowOf = (name: string): Command<unknown> => commands[name as keyof typeof commands] as unknown as Command<unknown>

const ruleOn = (name: string, { player, input, now }: Act, seed: Seed) =>
  pipe(
    decodeParams(rowOf(name))(input),
    E.chainW((params) => rowOf(name).rule({ catalogue, now, seed })(params)(player)),
  )

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
