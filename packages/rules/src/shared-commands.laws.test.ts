import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  anyActor,
  anyDocuments,
  deepFreeze,
  loadCatalogue,
  NOON,
  recordingSeed,
  selectDocuments,
  sharedParams,
} from '../test-kit/index.ts'
import {
  type AddressedEvent,
  changedDocuments,
  documentById,
  type DocumentKind,
  type Documents,
  EMPTY_DOCUMENTS,
} from './documents/index.ts'
import { decodeParams } from './decode-params.ts'
import { executeShared } from './execute/index.ts'
import { REFUSALS, type Seed } from './kernel/index.ts'
import type { Group, User } from './model/index.ts'
import type { SharedCommand } from './shared-command.ts'
import { type SharedCommandName, sharedCommands } from './shared-commands.ts'

const catalogue = deepFreeze(loadCatalogue())
const names = Object.keys(sharedCommands) as ReadonlyArray<SharedCommandName>
const KINDS = Object.keys(EMPTY_DOCUMENTS) as ReadonlyArray<DocumentKind>

describe('every shared command', () => {
  it.each(names)('%s decodes its own params again, and refuses other input with a name of the specification', (name) =>
    law(name, ({ input, odd }) => {
      for (const each of [input, odd, { ...Object(input), ...Object(odd) }]) {
        const decoded = decodeParams(rowOf(name))(each)
        if (E.isLeft(decoded)) expect(decoded.left.kind).toBe(REFUSALS[decoded.left.key])
        else expect(decodeParams(rowOf(name))(decoded.right)).toStrictEqual(decoded)
      }
    }),
  )

  it.each(names)('%s answers the same to the same, writes into nothing, and leaves what survives JSON', (name) =>
    law(name, (act) => {
      const once = execute(name, act)
      expect(execute(name, { ...act, town: JSON.parse(JSON.stringify(act.town)) as Documents })).toStrictEqual(once)
      if (E.isLeft(once)) expect(Object.keys(REFUSALS)).toContain(once.left.key)
      else expect(JSON.parse(JSON.stringify(plain(once.right)))).toStrictEqual(plain(once.right))
    }),
  )

  it.each(names)('%s reads nothing but what it says it needs', (name) =>
    law(
      name,
      (act) => {
        const slice = deepFreeze(selectDocuments(act.town, queriesOf(name, act)))
        const [whole, part] = [execute(name, act), execute(name, { ...act, town: slice })]
        if (E.isLeft(whole) || E.isLeft(part)) return expect(part).toEqual(whole)
        expect(part.right.report).toEqual(whole.right.report)
        expect(byRecipient(part.right.events)).toEqual(byRecipient(whole.right.events))
        for (const kind of KINDS)
          expect(byId(changedDocuments(slice, part.right.state, kind))).toEqual(
            byId(changedDocuments(act.town, whole.right.state, kind)),
          )
      },
      200,
    ),
  )

  it.each(names)('%s keeps the identity of what it does not change', (name) =>
    law(name, (act) => {
      const result = execute(name, act)
      if (E.isRight(result)) expect(changedButEqual(act.town, result.right.state)).toEqual([])
    }),
  )

  it.each(names)('%s asks for each throw under a name of its own', (name) =>
    law(name, (act) => {
      const { seed, names: thrown } = recordingSeed('laws')
      execute(name, act, seed)
      expect(thrown.filter((each, index) => thrown.indexOf(each) !== index)).toEqual([])
    }),
  )

  it.each(names.filter((name) => !['provider', 'staff'].includes(sharedCommands[name].caller)))(
    '%s never makes gems, and loses none but those of a group that closes and a player who goes for good',
    (name) =>
      law(name, (act) => {
        const result = execute(name, act)
        if (E.isLeft(result)) return
        const { state } = result.right
        expect(gemsIn(state)).toBeCloseTo(
          gemsIn(act.town) - bankOfClosed(act.town, state) - purseOfDeleted(act.town, state),
        )
      }),
  )

  it.each(names)('%s leaves all players well', (name) =>
    law(name, (act) => {
      const result = execute(name, act)
      if (E.isLeft(result)) return
      const users: ReadonlyArray<User> = Object.values(result.right.state.users)
      expect(users.filter(({ balance, stats }) => balance < 0 || stats.gp < 0)).toEqual([])
      expect(users.filter(hasOddInvitation)).toEqual([])
      const ids = users.flatMap(({ notifications }) => notifications.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

/** `input`: for the command; `odd`: any other JSON. */
type Act = { readonly town: Documents; readonly actorId: string; readonly input: unknown; readonly odd: unknown }

/** For any command in any town. The towns are large: a few dozen of each command are enough to find what is wrong. */
const law = (name: SharedCommandName, holds: (act: Act) => void, numRuns = 30): void => {
  const anyAct = fc.record({ town: anyDocuments, actorId: anyActor, input: sharedParams[name], odd: fc.jsonValue() })
  fc.assert(
    fc.property(anyAct, (act) => {
      holds(deepFreeze(act))
    }),
    { numRuns },
  )
}

const rowOf = (name: SharedCommandName): SharedCommand<unknown> =>
  sharedCommands[name] as unknown as SharedCommand<unknown>

const execute = (name: SharedCommandName, { town, actorId, input }: Act, seed: Seed = 'laws') =>
  pipe(
    decodeParams(rowOf(name))(input),
    E.chainW((params) => executeShared(catalogue)(rowOf(name), { params, actorId, at: NOON, seed })(town)),
  )

/** What the command needs; refused input needs nothing. */
const queriesOf = (name: SharedCommandName, { actorId, input }: Act) => {
  const params = decodeParams(rowOf(name))(input)
  return [documentById('users', actorId), ...(E.isRight(params) ? rowOf(name).needs(params.right, actorId) : [])]
}

const plain = ({ state, events }: { readonly state: Documents; readonly events: unknown }) => ({ state, events })

/** What happened to each player, in order: whose turn it is first depends on the order of the documents. */
const byRecipient = (events: ReadonlyArray<AddressedEvent>) => Object.groupBy(events, ({ to }) => to)

type Changed = { readonly inserted: ReadonlyArray<{ readonly _id: string }>; readonly replaced: Changed['inserted'] }

/** What was written and what was removed, whatever the order. */
const byId = ({ inserted, replaced, removed }: Changed & { readonly removed: ReadonlyArray<string> }) => ({
  inserted: Object.fromEntries(inserted.map((each) => [each._id, each])),
  replaced: Object.fromEntries(replaced.map((each) => [each._id, each])),
  removed: [...removed].sort(),
})

/** Documents that are other objects than before although they hold the same. */
const changedButEqual = (before: Documents, after: Documents): ReadonlyArray<string> =>
  KINDS.flatMap((kind) => {
    const was: Readonly<Record<string, unknown>> = before[kind]
    return Object.entries(after[kind]).flatMap(([id, document]) =>
      was[id] !== document && isDeepStrictEqual(was[id], document) ? [`${kind}.${id}`] : [],
    )
  })

/** The current invitation to a party is the latest of them, and none where there is none. */
const hasOddInvitation = ({ invitations }: User): boolean =>
  !isDeepStrictEqual(invitations.party, invitations.parties.at(-1) ?? {})

/** All gems there are, in units of balance: of players and banks, and those that wait as prizes. */
const gemsIn = ({ users, groups, challenges }: Documents): number =>
  [
    ...Object.values(users).map(({ balance }) => balance),
    ...Object.values(groups).map(({ balance }) => balance),
    ...Object.values(challenges).map(({ prize }) => prize / 4),
  ].reduce((total, gems) => total + gems, 0)

const bankOfClosed = (before: Documents, after: Documents): number =>
  Object.values(before.groups)
    .filter(({ _id }: Group) => after.groups[_id] === undefined)
    .reduce((total, { balance }) => total + balance, 0)

const purseOfDeleted = (before: Documents, after: Documents): number =>
  Object.values<User>(before.users)
    .filter(({ _id }) => after.users[_id] === undefined)
    .reduce((total, { balance }) => total + balance, 0)
