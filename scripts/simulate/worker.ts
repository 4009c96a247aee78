import { parentPort, workerData } from 'node:worker_threads'
import type { Household } from './households.ts'
import type { PlayerRecord } from './player-record.ts'
import { runHousehold, type SimulationInput } from './run-household.ts'

/** A batch of households; `at`: the index of the first in the list of all. */
export type Job = { readonly at: number; readonly households: ReadonlyArray<Household> }

/** The lives of the players of a job, in order. */
export type JobResult = { readonly at: number; readonly lives: ReadonlyArray<PlayerRecord> }

const input = workerData as SimulationInput

parentPort?.on('message', ({ at, households }: Job) => {
  const result: JobResult = { at, lives: households.flatMap((household) => runHousehold(input, household)) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
})
