import * as E from 'fp-ts/lib/Either.js'
import { type Store, StoreUnavailable } from '../../store/index.ts'
import { hmac, serverKey } from '../server-key.ts'
import type { ThrottleCount } from './throttle.ts'

/** A limit by key that all processes share and that outlives them. */
export type StoredThrottle = {
  /** Counts a point, also beyond the limit. */
  readonly hit: (key: string) => Promise<ThrottleCount>
  /** Takes a hit back, if its window has not ended. */
  readonly giveBack: (key: string) => Promise<void>
  readonly reset: (key: string) => Promise<void>
}

/** `resetsAt`: the end of the window, milliseconds since 1970. */
type CountBody = { readonly points: number; readonly resetsAt: number }

export type ThrottleLimit = { readonly name: string; readonly points: number; readonly seconds: number }

/**
 * Counts of one throttle. Keys come from requests: they share this many, by a hash that only this server can work out, so
 * that nobody decides how much is kept, nor whose count is used up. docs/decisions/113-throttles-in-the-store.md.
 */
const SLOTS = 2 ** 17

/** Attempts when other calls were faster. */
const ATTEMPTS = 50

/** Allows `points` in `seconds`. Rejects with `StoreUnavailable`. */
export const createStoredThrottle = (
  { store, clock }: { readonly store: Pick<Store, 'get' | 'commit'>; readonly clock: () => number },
  { name, points, seconds }: ThrottleLimit,
): StoredThrottle => {
  let secret: Promise<Buffer> | undefined
  const secretOfServer = async (): Promise<Buffer> => {
    secret ??= serverKey(store, 'throttles')
    return secret.catch((error: unknown) => {
      secret = undefined
      throw error
    })
  }
  const change = async (
    key: string,
    decide: (count: CountBody | undefined) => CountBody | undefined,
  ): Promise<CountBody | undefined> => {
    const hash = hmac(await secretOfServer(), `${name} ${key}`)
    const id = `${name}/${hash.readUInt32BE(0) % SLOTS}`
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await store.get<CountBody>('throttles', id)
      const current = found !== undefined && found.body.resetsAt > clock() ? found.body : undefined
      const next = decide(current)
      if (next === current || next === undefined) return current
      const write = { collection: 'throttles', id, body: next } as const
      const committed = await store.commit([
        found === undefined ? { type: 'insert', ...write } : { type: 'replace', version: found.version, ...write },
      ])
      if (E.isRight(committed)) return next
      if (committed.left.type === 'unavailable') throw new StoreUnavailable(committed.left.reason)
    }
    throw new StoreUnavailable('the count of a throttle is changed too often')
  }
  return {
    hit: async (key) => {
      const { points: consumed, resetsAt } = (await change(key, (count) => ({
        points: (count?.points ?? 0) + 1,
        resetsAt: count?.resetsAt ?? clock() + seconds * 1000,
      }))) ?? { points: 0, resetsAt: 0 }
      return { consumed, isExceeded: consumed > points, resetsIn: resetsAt - clock() }
    },
    giveBack: async (key) =>
      void (await change(key, (count) => count && { ...count, points: Math.max(0, count.points - 1) })),
    reset: async (key) => void (await change(key, (count) => count && { ...count, points: 0 })),
  }
}
