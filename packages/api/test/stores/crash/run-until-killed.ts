import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { StoreLocation } from '../../../test-kit/store-location.ts'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

export type Kill = {
  readonly round: number
  /** What the milliseconds are counted from: the start of the process, or its first acknowledged commit. */
  readonly from: 'start' | 'first commit'
  readonly after: number
}

/** Starts a writer, kills it with SIGKILL, and answers the ids that it had acknowledged by then. */
export const runUntilKilled = async (location: StoreLocation, kill: Kill): Promise<readonly string[]> => {
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(location), String(kill.round)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(writer, 'close')
  let acknowledged = ''
  let complaint = ''
  writer.stdout.on('data', (text: Buffer) => {
    acknowledged += text.toString()
  })
  writer.stderr.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  if (kill.from === 'first commit') await Promise.race([once(writer.stdout, 'data'), closed])
  await Promise.race([pause(kill.after), closed])
  writer.kill('SIGKILL')
  await closed
  if (complaint !== '') throw new Error(complaint)
  return acknowledged.split('\n').slice(0, -1)
}
