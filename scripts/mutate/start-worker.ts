import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestRun, TestRunResult } from './worker.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Runs tests in a process of its own; `undefined` on a timeout. */
export type TestWorker = {
  readonly run: (testRun: TestRun, seconds: number) => Promise<boolean | undefined>
  readonly close: () => void
}

/** A worker for the tests of a work copy. Its process is restarted after a timeout. */
export const startWorker = (folder: string): TestWorker => {
  let process: ChildProcess | undefined
  const close = (): void => {
    process?.kill('SIGKILL')
    process = undefined
  }
  const running = async (): Promise<ChildProcess> => {
    if (process !== undefined) return process
    process = fork(WORKER, [folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(process, 'message')
    return process
  }
  const run = async (testRun: TestRun, seconds: number): Promise<boolean | undefined> => {
    const worker = await running()
    const abort = new AbortController()
    const finished = once(worker, 'message', { signal: abort.signal }).then(
      ([result]) => (result as TestRunResult).passed,
    )
    const exited = once(worker, 'exit', { signal: abort.signal }).then(() => undefined)
    const timeout = wait(seconds * 1000, undefined, { signal: abort.signal })
    worker.send(testRun)
    const passed = await Promise.race([finished, exited, timeout])
    void Promise.allSettled([finished, exited, timeout])
    abort.abort()
    if (passed === undefined) close()
    return passed
  }
  return { run, close }
}
