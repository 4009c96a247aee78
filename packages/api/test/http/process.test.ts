import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

describe('the server as a process', () => {
  let folder: string
  const children: ChildProcess[] = []
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-main-'))
    return startIn(folder, env)
  }
  const startIn = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
    // Vitest sets a BASE_URL of its own, which is no address.
    const settings = { ...process.env, BASE_URL: 'http://localhost', PORT: '0', DATA_DIR: dataDir, ...env }
    const child = spawn(process.execPath, [MAIN], { env: settings })
    children.push(child)
    const output = { out: '', err: '' }
    child.stderr.on('data', (part: Buffer) => (output.err += part.toString()))
    const ended = new Promise<number | null>((resolve) => void child.on('exit', resolve))
    const listening = new Promise<string>((resolve) => {
      child.stdout.on('data', (part: Buffer) => {
        output.out += part.toString()
        const port = /listens on http:\/\/localhost:(\d+)/.exec(output.out)?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    })
    const url = await Promise.race([listening, ended.then(() => '')])
    return { child, output, ended, url }
  }

  it('prints where it listens, answers, and stops cleanly when it is told to', async () => {
    const { child, url, ended } = await start()
    expect(await (await fetch(`${url}/api/v4/status`)).json()).toMatchObject({ data: { status: 'up' } })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('finds everything again after it was killed', async () => {
    const first = await start()
    const player = await registerPlayer(first)
    await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Survive' } })
    first.child.kill('SIGKILL')
    await first.ended
    const second = await startIn(folder)
    const response = await fetch(`${second.url}/api/v4/tasks/user`, { headers: player.headers })
    expect(await response.json()).toMatchObject({ data: [{ text: 'Survive' }] })
  })

  it('does not start with a setting that makes no sense, and names it', async () => {
    const { output, ended } = await start({ PORT: 'eighty' })
    expect(await ended).toBe(1)
    expect(output.err).toContain('PORT is "eighty"; expected a port between 0 and 65535.')
  })

  it('says so when the port is taken', async () => {
    const first = await start()
    const second = await startIn(folder, { PORT: new URL(first.url).port })
    expect(await second.ended).toBe(1)
    expect(second.output.err).toContain('Name another one in PORT')
    const { port } = new URL(first.url)
    const third = await startIn(folder, { METRICS_PORT: port })
    expect(await third.ended).toBe(1)
    expect(third.output.err).toContain(`Port ${port} cannot be used`)
    expect(third.output.err).toContain('Name another one in METRICS_PORT')
  })
})
