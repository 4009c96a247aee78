import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertAll } from '../contract/insert-all.ts'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import { MongoFault } from '../scripted/mongo-fault.ts'
import type { Kind } from '../scripted/greeting.ts'
import { ScriptedMongod } from '../scripted/scripted-mongod.ts'

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/test-stores/main.ts', import.meta.url))
const STAND_IN = fileURLToPath(new URL('../scripted/run-scripted-mongod.ts', import.meta.url))

/** One test of the contract is enough to see that the contract is run. */
const ONE_TEST = ['-t', 'once it is inserted']

describe('npm run test:stores', () => {
  let folder: string
  let server: ScriptedMongod | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-test-stores-'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await server?.close()
    server = undefined
  })
  const serving = async (kind: Kind): Promise<string> => {
    server = new ScriptedMongod(kind)
    await server.listen()
    return `mongodb://${server.address}/keep`
  }
  const mongodOnPath = (text: string) => {
    const program = join(folder, 'mongod')
    writeFileSync(program, `#!/bin/sh\n${text}\n`)
    chmodSync(program, 0o755)
  }

  it('says in its last lines that MongoDB was not tested, and how to, when there is none', async () => {
    const { code, output } = await run([], { PATH: folder })
    expect(code).toBe(0)
    expect(output.trim().split('\n').slice(-3)).toEqual([
      'MongoDB was NOT tested: MONGODB_URL is not set, and there is no mongod on the PATH.',
      'To test it:  MONGODB_URL="mongodb://localhost:27017/?replicaSet=rs0" npm run test:stores',
      'To have one: mongod --replSet rs0 --dbpath FOLDER, then once: mongosh --eval "rs.initiate()"',
    ])
  })

  it('tests the server of MONGODB_URL in a database of its own, and drops only that', async () => {
    const url = await serving('replica set')
    const store = await openStoreAt({ type: 'mongodb', url, database: 'keep' })
    await insertAll(store, 'users', { ann: { mine: true } })
    const { code, output } = await run(ONE_TEST, { MONGODB_URL: url })
    expect(output).toMatch(/1 passed/)
    expect(code).toBe(0)
    expect(server?.databases).toEqual(['keep'])
    expect(await store.get('users', 'ann')).toMatchObject({ version: 1 })
    await store.close()
  })

  it('ends, with progress and a summary, also when the database cannot be dropped', async () => {
    const url = await serving('replica set')
    server?.script({ command: 'dropDatabase', act: { type: 'refuse', fault: new MongoFault(13, 'Unauthorized') } })
    const { code, output } = await run(ONE_TEST, { MONGODB_URL: url })
    expect(code).toBe(0)
    expect(output).toMatch(/^Testing the contract of the stores in the database daykeep_test_\w+; /)
    expect(output).toContain('once it is inserted')
    expect(output).toContain('MongoDB was tested: the contract of the stores holds.')
    expect(output).toMatch(/The database daykeep_test_\w+ could not be dropped\.\n$/)
  })

  it('says what is wrong with the server of MONGODB_URL, once', async () => {
    const { code, output } = await run(ONE_TEST, { MONGODB_URL: await serving('standalone') })
    expect(code).toBe(1)
    expect(output).toMatch(/^The MongoDB at MONGODB_URL stands alone and can do no transactions\. .+\n$/)
  })

  it('starts the mongod of the PATH for the time of the run', async () => {
    mongodOnPath(`exec "${process.execPath}" "${STAND_IN}" "$@"`)
    const { code, output } = await run(ONE_TEST, { PATH: folder, TMPDIR: folder })
    expect(output).toMatch(/1 passed/)
    expect(code).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('daykeep-mongod-'))).toEqual([])
  })

  it('shows what a mongod that does not start had to say', async () => {
    mongodOnPath(`while [ "$1" != --logpath ]; do shift; done; echo "no room on the disk" > "$2"; exit 3`)
    const { code, output } = await run(ONE_TEST, { PATH: folder })
    expect(code).toBe(1)
    expect(output).toContain('did not become a replica set: Error: it ended with 3\nno room on the disk')
  })
})

const run = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const script = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH: '', ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [script.stdout, script.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const [code] = await once(script, 'close')
  return { code, output }
}
