import { Worker } from 'node:worker_threads'
import type { Household } from './households.ts'
import type { PlayerRecord } from './player-record.ts'
import type { SimulationInput } from './run-household.ts'
import type { Job, JobResult } from './worker.ts'

/** Households in one job: small enough for steady progress, large enough to make messages cheap. */
const BATCH_SIZE = 20

export type HouseholdRun = SimulationInput & {
  readonly households: ReadonlyArray<Household>
  readonly workers: number
  /** Called with the number of players simulated so far. */
  readonly onProgress: (players: number) => void
}

/** Simulates households on several threads; the lives come in the order of the players, whatever the number of workers. */
export const runHouseholds = async ({
  households,
  workers,
  onProgress,
  ...input
}: HouseholdRun): Promise<ReadonlyArray<PlayerRecord>> => {
  const jobs: Job[] = []
  for (let at = 0; at < households.length; at += BATCH_SIZE)
    jobs.push({ at, households: households.slice(at, at + BATCH_SIZE) })
  const done: JobResult[] = []
  let players = 0
  const next = jobs.values()
  const report = (result: JobResult): void => {
    done.push(result)
    players += result.lives.length
    onProgress(players)
  }
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => runWorker(input, next, report)))
  return done.toSorted((one, other) => one.at - other.at).flatMap(({ lives }) => lives)
}

/** Runs jobs one after the other in a thread until none is left. */
const runWorker = (input: SimulationInput, jobs: Iterator<Job>, report: (result: JobResult) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: input })
    const send = (): void => {
      const job = jobs.next()
      if (job.done === true) void worker.terminate().then(() => resolve())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(job.value)
    }
    worker.on('error', reject)
    worker.on('message', (result: JobResult) => {
      report(result)
      send()
    })
    send()
  })
