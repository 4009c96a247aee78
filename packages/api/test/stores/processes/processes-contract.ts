import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { insertAll } from '../contract/insert-all.ts'
import type { TestStore } from '../store-under-test.ts'

const INCREMENTER = fileURLToPath(new URL('incrementer.ts', import.meta.url))

export const processesContract = ({ store, location }: TestStore): void => {
  describe('several processes', () => {
    it('that open the store at once and count one document up lose no count', async () => {
      await insertAll(store(), 'users', { ann: { n: 0 } })
      await Promise.all(Array.from({ length: 3 }, () => runToEnd(INCREMENTER, JSON.stringify(location()), '30')))
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 91, body: { n: 90 } })
    }, 60_000)
  })
}

/** Runs a program of ours to its end. What it writes to stderr is an error of the test. */
const runToEnd = async (program: string, ...args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString()
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(stderr)
}
