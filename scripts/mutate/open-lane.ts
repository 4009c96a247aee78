import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Trial, Verdict } from './lane.ts'

const LANE = fileURLToPath(new URL('lane.ts', import.meta.url))

/** Runs tests in a process of its own; `undefined` when they took longer than they may. */
export type Lane = {
  readonly run: (trial: Trial, seconds: number) => Promise<boolean | undefined>
  readonly close: () => void
}

/** A lane over a work copy. After tests that did not end it begins anew. */
export const openLane = (folder: string): Lane => {
  let process: ChildProcess | undefined
  const close = (): void => {
    process?.kill('SIGKILL')
    process = undefined
  }
  const started = async (): Promise<ChildProcess> => {
    if (process !== undefined) return process
    process = fork(LANE, [folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(process, 'message')
    return process
  }
  const run = async (trial: Trial, seconds: number): Promise<boolean | undefined> => {
    const lane = await started()
    const over = new AbortController()
    const answered = once(lane, 'message', { signal: over.signal }).then(([verdict]) => (verdict as Verdict).passed)
    const died = once(lane, 'exit', { signal: over.signal }).then(() => undefined)
    const late = wait(seconds * 1000, undefined, { signal: over.signal })
    lane.send(trial)
    const passed = await Promise.race([answered, died, late])
    void Promise.allSettled([answered, died, late])
    over.abort()
    if (passed === undefined) close()
    return passed
  }
  return { run, close }
}
