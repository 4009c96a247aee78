import * as E from 'fp-ts/lib/Either.js'
import { MongoClient } from 'mongodb'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openMongoStore } from '../../../src/store/index.ts'

const VITEST = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')))
const CONFIG = fileURLToPath(new URL('live.config.ts', import.meta.url))

/**
 * Runs the contract of the stores, its races and its crashes included, in a database that no other run uses, and drops that
 * database whatever the end. Answers the exit code.
 */
export const runLiveTests = async (url: string, args: readonly string[]): Promise<number> => {
  const database = `daykeep_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const opened = await openMongoStore({ url, database })
  if (E.isLeft(opened)) {
    console.error(opened.left.reason)
    return 1
  }
  try {
    await opened.right.close()
    console.log(`Testing the contract of the stores in the database ${database}; it is dropped at the end.`)
    const tests = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG, '--reporter', 'verbose', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, MONGODB_URL: url, MONGODB_TEST_DATABASE: database },
    })
    const [exitCode] = await once(tests, 'exit')
    const code = typeof exitCode === 'number' ? exitCode : 1
    console.log(`MongoDB was tested: the contract of the stores ${code === 0 ? 'holds' : 'is BROKEN, see above'}.`)
    return code
  } finally {
    await drop(url, database)
  }
}

/** A server that is gone by now has been named by the tests already. The client is closed in any case, or the run never ends. */
const drop = async (url: string, database: string): Promise<void> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: DROP_TIMEOUT })
  try {
    await client.db(database).dropDatabase()
  } catch {
    console.error(`The database ${database} could not be dropped.`)
  } finally {
    await client.close()
  }
}

/** Milliseconds. */
const DROP_TIMEOUT = 10_000
