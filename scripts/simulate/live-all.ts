import { Worker } from 'node:worker_threads'
import type { Household } from './households.ts'
import type { Life } from './life.ts'
import type { Years } from './live-household.ts'
import type { Errand, Lived } from './worker.ts'

/** Households in one errand: small enough for a steady progress, large enough not to count. */
const TOGETHER = 20

export type Crowd = Years & {
  readonly households: ReadonlyArray<Household>
  readonly workers: number
  readonly told: (lived: number) => void
}

/** All lives, in the order of the players, however many workers share the work. */
export const liveAll = async ({ households, workers, told, ...years }: Crowd): Promise<ReadonlyArray<Life>> => {
  const errands: Errand[] = []
  for (let at = 0; at < households.length; at += TOGETHER)
    errands.push({ at, households: households.slice(at, at + TOGETHER) })
  const done: Lived[] = []
  let lived = 0
  const next = errands.values()
  const tell = (part: Lived): void => {
    done.push(part)
    lived += part.lives.length
    told(lived)
  }
  await Promise.all(Array.from({ length: Math.min(workers, errands.length) }, () => work(years, next, tell)))
  return done.toSorted((one, other) => one.at - other.at).flatMap(({ lives }) => lives)
}

/** One worker takes errand after errand until none is left. */
const work = (years: Years, errands: Iterator<Errand>, tell: (part: Lived) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: years })
    const send = (): void => {
      const errand = errands.next()
      if (errand.done === true) void worker.terminate().then(() => resolve())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(errand.value)
    }
    worker.on('error', reject)
    worker.on('message', (part: Lived) => {
      tell(part)
      send()
    })
    send()
  })
