import { parentPort, workerData } from 'node:worker_threads'
import type { Household } from './households.ts'
import type { Life } from './life.ts'
import { liveHousehold, type Years } from './live-household.ts'

/** A share of the households; `at`: the place of the first in the list of all. */
export type Errand = { readonly at: number; readonly households: ReadonlyArray<Household> }

export type Lived = { readonly at: number; readonly lives: ReadonlyArray<Life> }

const years = workerData as Years

parentPort?.on('message', ({ at, households }: Errand) => {
  const lived: Lived = { at, lives: households.flatMap((household) => liveHousehold(years, household)) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(lived)
})
