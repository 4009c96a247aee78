import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../../src/command.ts'
import { type CommandName, commands } from '../../src/commands.ts'
import { decodeParams } from '../../src/decode-params.ts'
import { type Result, type Outcome, type RefusalKey, type Throws } from '../../src/kernel/index.ts'
import { asKey, type Player, type Task, type User } from '../../src/model/index.ts'
import { executeCommand } from '../../src/execute/index.ts'
import { aDaily, aHabit, aPlayer, aReward, aTodo, NOON } from '../../test-kit/index.ts'
import { fullCatalogue } from './full-catalogue.ts'
import { changedPaths, disagreements, leaves, same } from './paths.ts'
import { type Paths, shopper, spelledOut } from './shopper.ts'

type Note = { readonly type: string; readonly data?: Paths }

/** What a case of the items family says should come of a call. */
export type Expected = {
  readonly changed?: Paths
  readonly notifications?: ReadonlyArray<Note>
  readonly message?: string
  readonly returns?: unknown
  readonly refused?: { readonly key: string; readonly kind: string }
  readonly changedTasks?: Paths
}

export type ShopCase = {
  readonly now?: string
  readonly user: Paths
  readonly tasks?: Readonly<Record<string, Paths>>
  readonly expect: Expected
}

/**
 * One call: a command of the table, its parameters as a client sends them, and the throws where the case names them.
 * `ruleOnly`: the case tells nothing of what follows of every change of a player.
 */
export type Call = {
  readonly command: CommandName
  readonly params: Paths
  readonly throws?: Throws
  readonly ruleOnly?: boolean
}

/** Plays the call as the shells do, and tells in which lines the answer and the case disagree. */
export const faultsOfCall = (call: Call, testCase: ShopCase): ReadonlyArray<string> => {
  const at = testCase.now === undefined ? NOON : Date.parse(testCase.now)
  const before = playerOf(shopper(testCase.user, at), testCase.tasks)
  const turn = { params: withoutMissing(call.params), at, throws: call.throws ?? {}, ruleOnly: call.ruleOnly ?? false }
  const result = playCall(rowOf(call.command), turn)(before)
  if (E.isLeft(result)) return refusalFaults(result.left, testCase.expect)
  return testCase.expect.refused === undefined
    ? outcomeFaults(before, result.right, testCase.expect, at)
    : [`expected ${testCase.expect.refused.key}, got no refusal`]
}

/** A row whose parameters are whatever its own codec lets through. */
const rowOf = (command: CommandName): Command<unknown> => commands[command] as unknown as Command<unknown>

const withoutMissing = (params: Paths): Paths =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

type Turn = { readonly params: Paths; readonly at: number; readonly throws: Throws; readonly ruleOnly: boolean }

const playCall =
  (row: Command<unknown>, { params, at, throws, ruleOnly }: Turn) =>
  (player: Player): Result<RefusalKey, Outcome<Player, unknown>> => {
    const decoded = decodeParams(row)(params)
    if (E.isLeft(decoded)) return decoded
    const loaded: Command<unknown> = { ...row, rule: (context) => row.rule({ ...context, seed: throws }) }
    if (ruleOnly) return row.rule({ catalogue: fullCatalogue, now: at, seed: throws })(decoded.right)(player)
    return executeCommand(fullCatalogue)(loaded, { params: decoded.right, at })(player)
  }

const refusalFaults = (error: { readonly key: string; readonly kind: string }, { refused }: Expected) =>
  refused?.key === error.key && refused.kind === error.kind
    ? []
    : [`expected ${refused?.key ?? 'no refusal'}, got ${error.key} (${error.kind})`]

/** What every turn moves besides its rule. */
const isBookkeeping = (path: string): boolean =>
  ['turn', 'lastCommand', 'notifications', 'auth.timestamps.updated'].includes(path)

/** What follows of any change of a player, and so is left out of the cases. docs/reference/rules.md 1.7. */
const OF_EVERY_SAVE: ReadonlySet<string> = new Set(['UNALLOCATED_STATS_POINTS'])

const outcomeFaults = (
  player: Player,
  outcome: Outcome<Player, unknown>,
  expected: Expected,
  at: number,
): ReadonlyArray<string> => {
  const before = player.user
  const after = outcome.state.user
  const added = after.notifications.slice(before.notifications.length).filter(({ type }) => !OF_EVERY_SAVE.has(type))
  return [
    ...disagreements(
      changedPaths(before, after),
      differing(before, spelledOut(expected.changed ?? {}, at)),
      (path) => isBookkeeping(path) && !(path in (expected.changed ?? {})),
    ),
    ...disagreements(changedPaths(player.tasks, outcome.state.tasks), expected.changedTasks ?? {}, (path) =>
      path.endsWith('.updatedAt'),
    ),
    ...noteFaults(added, expected.notifications ?? []),
    ...(outcome.message?.key === expected.message
      ? []
      : [`message: expected ${expected.message}, got ${outcome.message?.key}`]),
    ...('returns' in expected && !same(outcome.report, expected.returns)
      ? [`returns: expected ${JSON.stringify(expected.returns)}, got ${JSON.stringify(outcome.report)}`]
      : []),
  ]
}

const MAKE = { habit: aHabit, daily: aDaily, todo: aTodo, reward: aReward } as const

/** The player with tasks of their own, by short names. */
const playerOf = (user: User, tasks: ShopCase['tasks'] = {}): Player =>
  aPlayer(
    user,
    Object.entries(tasks).map(([name, fields]): Task => {
      const task = MAKE[fields.type as Task['type']]({ _id: asKey<Task['_id']>(name), userId: user._id })
      return { ...task, ...fields }
    }),
  )

/** A case may name a path that ends as it began; then it must not have changed. */
const differing = (before: User, expected: Paths): Paths => {
  const was = leaves(before)
  return Object.fromEntries(Object.entries(expected).filter(([path, value]) => !same(was.get(path), value)))
}

/** Data of notifications is compared as far as a case tells it: texts are left out. */
const noteFaults = (added: ReadonlyArray<Note>, expected: ReadonlyArray<Note>): ReadonlyArray<string> => {
  const actual = added.map(({ type, data }, index) => ({ type, data: onlyKeysOf(expected[index]?.data, data) }))
  const expectedNotes = expected.map(({ type, data = {} }) => ({ type, data }))
  return same(actual, expectedNotes)
    ? []
    : [`notifications: expected ${JSON.stringify(expectedNotes)}, got ${JSON.stringify(actual)}`]
}

const onlyKeysOf = (expected: Paths = {}, data: Paths = {}): Paths =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key in expected))
