import { findProgram } from '../../packages/api/test/stores/live/find-program.ts'
import { runLiveTests } from '../../packages/api/test/stores/live/run-live-tests.ts'
import { startMongod } from '../../packages/api/test/stores/live/start-mongod.ts'

const HELP = `npm run test:stores [-- OPTIONS OF VITEST]

Runs the contract of the stores, its races and its crashes included, against a real MongoDB:
  MONGODB_URL=mongodb://... npm run test:stores   any replica set or sharded cluster; the user of the URL must be
                                                  allowed to make a database and to drop it again
  npm run test:stores                             a mongod on the PATH, started for the run as a replica set

The SQLite store, and the MongoDB store over a scripted server, are tested by npm test in any case.`

const NOT_TESTED = `MongoDB was NOT tested: MONGODB_URL is not set, and there is no mongod on the PATH.
To test it:  MONGODB_URL="mongodb://localhost:27017/?replicaSet=rs0" npm run test:stores
To have one: mongod --replSet rs0 --dbpath FOLDER, then once: mongosh --eval "rs.initiate()"`

/** Tests the MongoDB store against the database at hand; returns the exit code. */
export const testStores = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  if (env['MONGODB_URL']) return runLiveTests(env['MONGODB_URL'], args)
  const program = findProgram('mongod', env['PATH'] ?? '')
  if (program !== undefined) return testWithMongod(program, args)
  console.log(NOT_TESTED)
  return 0
}

const testWithMongod = async (program: string, args: readonly string[]): Promise<number> => {
  const server = await startMongod(program)
  try {
    return await runLiveTests(server.url, args)
  } finally {
    await server.stop()
  }
}

const main = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  try {
    return await testStores(args, process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
