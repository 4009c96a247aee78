import * as E from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { COLLECTION_NAMES, openMongoStore } from '../../src/store/index.ts'
import { MongoFault } from './scripted/mongo-fault.ts'
import type { Kind } from './scripted/greeting.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'

const REPLICA_SET =
  'Start one with "mongod --replSet rs0" and run "rs.initiate()" once in mongosh; one member is enough.'

describe('openMongoStore', () => {
  let server: ScriptedMongod | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })
  const serving = async (kind: Kind): Promise<string> => {
    server = new ScriptedMongod(kind)
    await server.listen()
    return `mongodb://${server.address}/daykeep?serverSelectionTimeoutMS=300`
  }

  it.each<Kind>(['replica set', 'router'])('opens a store on a %s', async (kind) => {
    const result = await openMongoStore({ url: await serving(kind) })
    expect(E.isRight(result)).toBe(true)
    if (E.isRight(result)) await result.right.close()
  })

  it('makes all collections, so that no first write has to', async () => {
    const url = await serving('replica set')
    for (const _ of ['new', 'old']) {
      const result = await openMongoStore({ url })
      if (E.isRight(result)) await result.right.close()
      expect(E.isRight(result)).toBe(true)
    }
    expect(server?.collections).toEqual(COLLECTION_NAMES.map((name) => `daykeep.${name}`))
  })

  it.each<[string, string | undefined]>([
    [
      'E11000 duplicate key error collection: daykeep.accounts index: usernameLower dup key: { : "ann" }',
      'usernameLower',
    ],
    ['E11000 duplicate key error index: daykeep.accounts.$emailLower dup key: { : "a@b" }', 'emailLower'],
    ['E11000 duplicate key error on index: emailLower', 'emailLower'],
    ['E11000 duplicate key error collection: daykeep.accounts index: _id_ dup key: { : "ann" }', undefined],
  ])('tells the violated index by the message: %s', async (errmsg, index) => {
    const result = await openMongoStore({ url: await serving('replica set') })
    if (E.isLeft(result)) throw new Error(result.left.reason)
    const answer = { n: 0, writeErrors: [{ index: 0, code: 11000, errmsg }] }
    server?.script(
      ...Array.from({ length: 2 }, () => ({ command: 'insert', act: { type: 'answer', more: answer } }) as const),
    )
    const failure = await result.right.commit([{ type: 'insert', collection: 'accounts', id: 'ann', body: {} }])
    await result.right.close()
    expect(failure).toStrictEqual(
      E.left({ type: 'duplicate', collection: 'accounts', id: 'ann', ...(index === undefined ? {} : { index }) }),
    )
  })

  it.each<[Kind, string]>([
    ['standalone', `The MongoDB at MONGODB_URL stands alone and can do no transactions. ${REPLICA_SET}`],
    [
      'not initiated',
      `The MongoDB at MONGODB_URL is a member of a replica set that was never initiated. ${REPLICA_SET}`,
    ],
  ])('refuses a server that is %s, and says how to start one that will do', async (kind, reason) => {
    expect(await openMongoStore({ url: await serving(kind) })).toStrictEqual(E.left({ type: 'unavailable', reason }))
  })

  it('says that nobody answers', async () => {
    const url = 'mongodb://ann:secret@127.0.0.1:9/daykeep?serverSelectionTimeoutMS=300'
    const result = await openMongoStore({ url })
    expect(result).toMatchObject({
      left: { reason: expect.stringContaining('MongoDB cannot be reached by MONGODB_URL: ') },
    })
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  it.each(['http://ann:secret@localhost', 'mongodb://', 'mongodb://ann:secret@localhost/?tls=perhaps', ''])(
    'refuses the URL %j without repeating a password',
    async (url) => {
      const result = await openMongoStore({ url })
      expect(result).toMatchObject({ left: { type: 'unavailable', reason: expect.stringContaining('MONGODB_URL') } })
      expect(JSON.stringify(result)).not.toContain('secret')
    },
  )

  it('says which index cannot be made, and why', async () => {
    const url = await serving('replica set')
    const error = new MongoFault(11000, 'DuplicateKey', { errmsg: 'E11000 index: usernameLower dup key: "ann"' })
    server?.script({ command: 'createIndexes', act: { type: 'refuse', fault: error } })
    expect(await openMongoStore({ url })).toStrictEqual(
      E.left({
        type: 'unavailable',
        reason: 'The indexes of MongoDB cannot be made: E11000 index: usernameLower dup key: "ann"',
      }),
    )
  })

  it('is served by a mongod that gives up what a killed process left open', () => {
    const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8')
    expect(compose).toContain("'--setParameter', 'transactionLifetimeLimitSeconds=15'")
  })
})
