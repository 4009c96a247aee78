import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMongoStore, type Store, StoreUnavailable, type Write } from '../../src/store/index.ts'
import { insertAll } from './contract/insert-all.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'
import { MongoFault, noSuchTransaction, writeConflict } from './scripted/mongo-fault.ts'
import type { Release } from './scripted/greeting.ts'
import { type ScriptedFault, ScriptedMongod } from './scripted/scripted-mongod.ts'

/** Milliseconds: a test does not wait as long as a server does for what never comes. */
const LITTLE_PATIENCE = 800

const conflictAt = (command: string): ScriptedFault => ({ command, act: { type: 'refuse', fault: writeConflict() } })
const cutBefore = (command: string): ScriptedFault => ({ command, act: { type: 'cut before' } })
const cutAfter = (command: string): ScriptedFault => ({ command, act: { type: 'cut after' } })
const resetAt = (command: string): ScriptedFault => ({ command, act: { type: 'reset' } })
const unlabelledConflictAt = (command: string): ScriptedFault => ({
  command,
  act: { type: 'refuse', fault: new MongoFault(112, 'WriteConflict') },
})
const silentAt = (command: string): ScriptedFault => ({ command, act: { type: 'fall silent' } })
const stepDownAt = (command: string): ScriptedFault => ({ command, act: { type: 'step down', forMilliseconds: 300 } })
const loseAt = (command: string): ScriptedFault => ({ command, act: { type: 'lose' } })
const unconfirmed: ScriptedFault = {
  command: 'commitTransaction',
  act: { type: 'answer', more: { writeConcernError: { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waited' } } },
}
const forbiddenAt = (command: string): ScriptedFault => ({
  command,
  act: { type: 'refuse', fault: new MongoFault(13, 'Unauthorized') },
})
const times = (count: number, fault: ScriptedFault): readonly ScriptedFault[] =>
  Array.from({ length: count }, () => fault)

/** In each the commit gets through in the end. */
const SURVIVED: readonly (readonly [title: string, faults: readonly ScriptedFault[]])[] = [
  ['nothing goes wrong', []],
  ['a write meets a conflict', [conflictAt('update')]],
  ['the last write meets a conflict', [conflictAt('insert')]],
  ['writes meet conflicts five times', times(5, conflictAt('update'))],
  ['the commit meets a conflict', [conflictAt('commitTransaction')]],
  ['the commit is done but not confirmed', [unconfirmed]],
  ['the commit is done but not confirmed five times', times(5, unconfirmed)],
  ['the connection is cut before a write arrives', [cutBefore('update')]],
  ['the connection is cut before a write is answered', [cutAfter('update')]],
  ['the connection is cut before the commit arrives', [cutBefore('commitTransaction')]],
  ['the connection is cut before the commit is answered', [cutAfter('commitTransaction')]],
  ['the answer to the commit is lost four times', times(4, cutAfter('commitTransaction'))],
  ['a write meets a conflict that the server does not label', [unlabelledConflictAt('update')]],
  ['the connection is reset at a write', [resetAt('update')]],
  ['the connection is reset at the commit', [resetAt('commitTransaction')]],
  ['the connection is reset three times', [resetAt('update'), resetAt('insert'), resetAt('commitTransaction')]],
  ['the server falls silent at a write', [silentAt('update')]],
  ['the server falls silent at the commit', [silentAt('commitTransaction')]],
  ['the server loses the transaction at its commit', [loseAt('commitTransaction')]],
  ['the server loses the transaction before its end', [loseAt('insert')]],
  [
    'the server has forgotten the transaction',
    [{ command: 'commitTransaction', act: { type: 'refuse', fault: noSuchTransaction() } }],
  ],
  ['the primary steps down at a write', [stepDownAt('update')]],
  ['the primary steps down at the commit', [stepDownAt('commitTransaction')]],
  [
    'all of it happens',
    [cutAfter('update'), conflictAt('insert'), loseAt('commitTransaction'), unconfirmed, cutAfter('commitTransaction')],
  ],
]

/** In each a read gets its answer in the end. */
const SURVIVED_READS: readonly (readonly [title: string, faults: readonly ScriptedFault[]])[] = [
  ['its connection is reset', [resetAt('find')]],
  ['its connection is reset twice', [resetAt('find'), resetAt('find')]],
]

const KEPT_NOTHING = /^Nothing was kept: /
const NOT_KNOWN = /^Whether the commit was kept is not known: /

/** In each the commit is given up; `kept` is what is there afterwards. */
const GIVEN_UP: readonly (readonly [title: string, faults: readonly ScriptedFault[], reason: RegExp, kept: boolean])[] =
  [
    ['conflicts never end', times(1000, conflictAt('update')), KEPT_NOTHING, false],
    ['a write is forbidden', [forbiddenAt('update')], KEPT_NOTHING, false],
    ['the commit is forbidden', [forbiddenAt('commitTransaction')], NOT_KNOWN, false],
    ['the commit is done but never confirmed', times(1000, unconfirmed), NOT_KNOWN, true],
    ['the answer to the commit is always lost', times(1000, cutAfter('commitTransaction')), NOT_KNOWN, true],
  ]

/** The same fault at the command that writes to all collections at once. */
const inBulk = (fault: ScriptedFault): ScriptedFault =>
  ['update', 'insert'].includes(fault.command) ? { ...fault, command: 'bulkWrite' } : fault

describe.each<Release>(['7.0', '8.0'])('a commit to MongoDB %s', (release) => {
  let server: ScriptedMongod
  let store: Store
  const script = (...faults: readonly ScriptedFault[]) =>
    server.script(...(release === '8.0' ? faults.map(inBulk) : faults))
  beforeEach(async () => {
    server = new ScriptedMongod('replica set', release)
    await server.listen()
    store = await openStore(server)
    await insertAll(store, 'users', { ann: { n: 0 } })
  })
  afterEach(async () => {
    await store.close()
    await server.close()
  })
  const commit = () => store.commit(WRITES)
  const state = async () => [await store.get('users', 'ann'), await store.count('journal')]

  it.each(SURVIVED)('is kept once when %s', async (_, faults) => {
    script(...faults)
    expect(await commit()).toEqual(E.right(undefined))
    expect(server.faultsLeft).toBe(0)
    expect(await state()).toStrictEqual([{ id: 'ann', version: 2, body: { n: 1 } }, 1])
  })

  it.each(GIVEN_UP)('is given up with a reason when %s, and never kept twice', async (_, faults, reason, expected) => {
    const hasty = await openStore(server, LITTLE_PATIENCE)
    script(...faults)
    const result = await hasty.commit(WRITES)
    script()
    await hasty.close()
    expect(result).toMatchObject({ left: { type: 'unavailable', reason: expect.stringMatching(reason) } })
    expect(await state()).toStrictEqual(
      expected ? [{ id: 'ann', version: 2, body: { n: 1 } }, 1] : [{ id: 'ann', version: 1, body: { n: 0 } }, 0],
    )
  })

  it('is a conflict, not a success, when another one came first while it was tried again', async () => {
    script(conflictAt('update'))
    const [first, second] = await Promise.all([commit(), commit()])
    expect([first, second].filter(E.isRight)).toHaveLength(1)
    expect([first, second].filter(E.isLeft)).toMatchObject([
      { left: { type: 'conflict', collection: 'users', id: 'ann' } },
    ])
    expect(await state()).toStrictEqual([{ id: 'ann', version: 2, body: { n: 1 } }, 1])
  })

  it('counts every one of twenty that race while everything goes wrong', async () => {
    const patient = await openStore(server, 60_000)
    script(...SURVIVED.flatMap(([, faults]) => faults))
    await Promise.all(Array.from({ length: 20 }, () => increment(patient)))
    await patient.close()
    expect(server.faultsLeft).toBe(0)
    expect(await store.get('users', 'ann')).toStrictEqual({ id: 'ann', version: 21, body: { n: 20 } })
    expect(await store.count('journal')).toBe(20)
  })

  it('leaves nothing open that would hold up the next one', async () => {
    script(cutAfter('update'))
    await commit()
    const next: Write = { type: 'replace', collection: 'users', id: 'ann', version: 2, body: { n: 2 } }
    expect(await store.commit([next])).toEqual(E.right(undefined))
  })

  it('takes one command for all writes, or one for each collection before 8.0', async () => {
    const before = server.commands.length
    await commit()
    // what expires is deleted meanwhile
    expect(server.commands.slice(before).filter((command) => command !== 'delete')).toEqual([
      ...(release === '8.0' ? ['bulkWrite'] : ['update', 'insert']),
      'commitTransaction',
    ])
  })

  it.each(SURVIVED_READS)('reads again when %s', async (_, faults) => {
    script(...faults)
    expect(await Promise.all(Array.from({ length: 5 }, () => store.get('users', 'ann')))).toMatchObject(
      Array.from({ length: 5 }, () => ({ body: { n: 0 } })),
    )
  })

  it('is refused, and a read rejected, when the server is gone', async () => {
    const hasty = await openStore(server, LITTLE_PATIENCE)
    await server.close()
    expect(await hasty.commit(WRITES)).toMatchObject({
      left: { type: 'unavailable', reason: expect.stringMatching(KEPT_NOTHING) },
    })
    await expect(store.get('users', 'ann')).rejects.toThrow(StoreUnavailable)
    await hasty.close()
  })

  it('is no reason to give up reading: a read whose connection is cut is asked again', async () => {
    script(cutBefore('find'))
    expect(await store.get('users', 'ann')).toMatchObject({ body: { n: 0 } })
  })
})

/** In the URL, where an operator would say it too. A server is looked for as long as a commit has: a busy machine is slow. */
const impatience = (patience: number): string =>
  `serverSelectionTimeoutMS=${Math.max(700, patience)}&heartbeatFrequencyMS=500&socketTimeoutMS=400`

const openStore = async (server: ScriptedMongod, patience?: number): Promise<Store> => {
  const url = `mongodb://${server.address}/daykeep?${impatience(patience ?? 0)}`
  return storeOrThrow(await openMongoStore({ url, ...(patience !== undefined && { commitTimeout: patience }) }))
}

/** Reads, adds and commits, with one journal entry for each, until it gets through. */
const increment = async (store: Store): Promise<void> => {
  for (;;) {
    const ann = await store.get<{ n: number }>('users', 'ann')
    if (ann === undefined) throw new Error('There is no ann.')
    const n = ann.body.n + 1
    const result = await store.commit([
      { type: 'replace', collection: 'users', id: 'ann', version: ann.version, body: { n } },
      { type: 'insert', collection: 'journal', id: `ann/${n}`, body: { userId: 'ann', at: Date.now() } },
    ])
    if (E.isRight(result)) return
    if (result.left.type !== 'conflict') throw new Error(JSON.stringify(result.left))
  }
}

const WRITES: readonly Write[] = [
  { type: 'replace', collection: 'users', id: 'ann', version: 1, body: { n: 1 } },
  { type: 'insert', collection: 'journal', id: 'ann/1', body: { userId: 'ann', at: Date.now() } },
]
