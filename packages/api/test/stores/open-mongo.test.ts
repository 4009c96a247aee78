import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, it } from 'vitest'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { MongoFault } from './scripted/mongo-fault.ts'
import { type Kind, ScriptedMongod } from './scripted/scripted-mongod.ts'

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
    const answer = await openMongoStore({ url: await serving(kind) })
    expect(E.isRight(answer)).toBe(true)
    if (E.isRight(answer)) await answer.right.close()
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
    const answer = await openMongoStore({ url })
    expect(answer).toMatchObject({
      left: { reason: expect.stringContaining('MongoDB cannot be reached by MONGODB_URL: ') },
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it.each(['http://ann:secret@localhost', 'mongodb://', 'mongodb://ann:secret@localhost/?tls=perhaps', ''])(
    'refuses the URL %j without repeating a password',
    async (url) => {
      const answer = await openMongoStore({ url })
      expect(answer).toMatchObject({ left: { type: 'unavailable', reason: expect.stringContaining('MONGODB_URL') } })
      expect(JSON.stringify(answer)).not.toContain('secret')
    },
  )

  it('says which index cannot be made, and why', async () => {
    const url = await serving('replica set')
    const fault = new MongoFault(11000, 'DuplicateKey', { errmsg: 'E11000 index: usernameLower dup key: "ann"' })
    server?.script({ command: 'createIndexes', act: { type: 'refuse', fault } })
    expect(await openMongoStore({ url })).toStrictEqual(
      E.left({
        type: 'unavailable',
        reason: 'The indexes of MongoDB cannot be made: E11000 index: usernameLower dup key: "ann"',
      }),
    )
  })
})
