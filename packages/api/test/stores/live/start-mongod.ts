import { type Db, MongoClient } from 'mongodb'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type RunningMongod = { readonly url: string; readonly stop: () => Promise<void> }

/** Milliseconds for a server to start and to become the primary of its set. */
const START = 60_000

/** Starts a replica set of one member in a folder of its own, which goes with it. Throws with the end of the server's log. */
export const startMongod = async (program: string): Promise<RunningMongod> => {
  const folder = await mkdtemp(join(tmpdir(), 'daykeep-mongod-'))
  const port = await freePort()
  const log = join(folder, 'mongod.log')
  const options = ['--replSet', 'rs0', '--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1']
  const server = spawn(program, [...options, '--logpath', log], { stdio: 'ignore' })
  const failed = failure(server)
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
      const exit = once(server, 'exit')
      server.kill('SIGINT')
      await exit
    }
    await rm(folder, { recursive: true, force: true })
  }
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true&serverSelectionTimeoutMS=${START}`)
  try {
    await Promise.race([initiated(client.db('admin'), port), failed])
    return { url: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`, stop }
  } catch (error) {
    const tail = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-10).join('\n')
    await stop()
    throw new Error(`${program} did not become a replica set: ${String(error)}\n${tail}`, { cause: error })
  } finally {
    await client.close()
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Rejects when the server ends, or cannot be started at all. */
const failure = async (server: ChildProcess): Promise<never> => {
  const [code] = await Promise.race([once(server, 'exit'), once(server, 'error')])
  throw code instanceof Error ? code : new Error(`it ended with ${String(code)}`)
}

const initiated = async (admin: Db, port: number): Promise<void> => {
  await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } })
  const deadline = Date.now() + START
  while (!(await admin.command({ hello: 1 }))['isWritablePrimary']) {
    if (Date.now() > deadline) throw new Error('no primary was elected')
    await pause(100)
  }
}
