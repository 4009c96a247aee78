import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../../src/command.ts'
import { type CommandName, commands } from '../../src/commands.ts'
import { type Answer, type Outcome, refuse, type RefusalKey, type Throws } from '../../src/kernel/index.ts'
import type { Player, User } from '../../src/model/index.ts'
import { play } from '../../src/turn/index.ts'
import { aPlayer, NOON } from '../../test-kit/user.ts'
import { fullCatalogue } from './full-catalogue.ts'
import { changedPaths, disagreements, leaves, same } from './paths.ts'
import { type Paths, shopper } from './shopper.ts'

type Note = { readonly type: string; readonly data?: Paths }

/** What a case of the items family says should come of a call. */
export type Expected = {
  readonly changed?: Paths
  readonly notifications?: ReadonlyArray<Note>
  readonly message?: string
  readonly returns?: unknown
  readonly refused?: { readonly key: string; readonly kind: string }
}

export type ShopCase = { readonly now?: string; readonly user: Paths; readonly expect: Expected }

/** One call: a command of the table, its parameters as a client sends them, and the throws where the case names them. */
export type Call = { readonly command: CommandName; readonly params: Paths; readonly throws?: Throws }

/** Plays the call as the shells do, and tells in which lines the answer and the case disagree. */
export const faultsOfCall = ({ command, params, throws }: Call, given: ShopCase): ReadonlyArray<string> => {
  const at = given.now === undefined ? NOON : Date.parse(given.now)
  const before = shopper(given.user, at)
  const answer = playCall(rowOf(command), { params: withoutMissing(params), at, throws: throws ?? {} })(aPlayer(before))
  if (E.isLeft(answer)) return refusalFaults(answer.left, given.expect)
  return given.expect.refused === undefined
    ? outcomeFaults(before, answer.right, given.expect)
    : [`expected ${given.expect.refused.key}, got no refusal`]
}

/** A row whose parameters are whatever its own codec lets through. */
const rowOf = (command: CommandName): Command<unknown> => commands[command] as unknown as Command<unknown>

const withoutMissing = (params: Paths): Paths =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

type Turn = { readonly params: Paths; readonly at: number; readonly throws: Throws }

const playCall =
  (row: Command<unknown>, { params, at, throws }: Turn) =>
  (player: Player): Answer<RefusalKey, Outcome<Player, unknown>> => {
    const decoded = row.params.decode(params)
    if (E.isLeft(decoded)) return refuse('invalidReqParams')
    const loaded: Command<unknown> = { ...row, rule: (world) => row.rule({ ...world, seed: throws }) }
    return play(fullCatalogue)(loaded, { params: decoded.right, at })(player)
  }

const refusalFaults = (error: { readonly key: string; readonly kind: string }, { refused }: Expected) =>
  refused?.key === error.key && refused.kind === error.kind
    ? []
    : [`expected ${refused?.key ?? 'no refusal'}, got ${error.key} (${error.kind})`]

/** What every turn moves besides its rule. */
const isBookkeeping = (path: string): boolean =>
  ['turn', 'lastCommand', 'notifications', 'auth.timestamps.updated'].includes(path)

/** What follows of any change of a player, and so is left out of the cases. Reference, rules 1.7. */
const OF_EVERY_SAVE: ReadonlySet<string> = new Set(['UNALLOCATED_STATS_POINTS'])

const outcomeFaults = (before: User, outcome: Outcome<Player, unknown>, expected: Expected): ReadonlyArray<string> => {
  const after = outcome.state.user
  const added = after.notifications.slice(before.notifications.length).filter(({ type }) => !OF_EVERY_SAVE.has(type))
  return [
    ...disagreements(changedPaths(before, after), differing(before, expected.changed ?? {}), isBookkeeping),
    ...noteFaults(added, expected.notifications ?? []),
    ...(outcome.message?.key === expected.message
      ? []
      : [`message: expected ${expected.message}, got ${outcome.message?.key}`]),
    ...('returns' in expected && !same(outcome.report, expected.returns)
      ? [`returns: expected ${JSON.stringify(expected.returns)}, got ${JSON.stringify(outcome.report)}`]
      : []),
  ]
}

/** A case may name a path that ends as it began; then it must not have changed. */
const differing = (before: User, wanted: Paths): Paths => {
  const was = leaves(before)
  return Object.fromEntries(Object.entries(wanted).filter(([path, value]) => !same(was.get(path), value)))
}

/** Data of notifications is compared as far as a case tells it: texts are left out. */
const noteFaults = (added: ReadonlyArray<Note>, expected: ReadonlyArray<Note>): ReadonlyArray<string> => {
  const told = added.map(({ type, data }, index) => ({ type, data: onlyKeysOf(expected[index]?.data, data) }))
  const wanted = expected.map(({ type, data = {} }) => ({ type, data }))
  return same(told, wanted) ? [] : [`notifications: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(told)}`]
}

const onlyKeysOf = (wanted: Paths = {}, data: Paths = {}): Paths =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key in wanted))
