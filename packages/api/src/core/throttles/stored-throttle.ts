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

/** What a change makes of a count: undefined leaves it as it is. */
type Decide = (count: CountBody | undefined) => CountBody | undefined

type Waiting = {
  readonly decide: Decide
  readonly resolve: (count: CountBody | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Attempts when other processes were faster. */
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
  const waiting = new Map<string, Waiting[]>()
  /** Changes of one count that come while it is written are made together: they would only be in each other's way. */
  const change = async (key: string, decide: Decide): Promise<CountBody | undefined> => {
    const hash = hmac(await secretOfServer(), `${name} ${key}`)
    const id = `${name}/${hash.readUInt32BE(0) % SLOTS}`
    return new Promise((resolve, reject) => {
      const others = waiting.get(id)
      if (others !== undefined) return void others.push({ decide, resolve, reject })
      waiting.set(id, [{ decide, resolve, reject }])
      void changeAll(id)
    })
  }
  const changeAll = async (id: string): Promise<void> => {
    for (let changes = waiting.get(id) ?? []; changes.length > 0; changes = waiting.get(id) ?? []) {
      waiting.set(id, [])
      await changeTogether(id, changes)
    }
    waiting.delete(id)
  }
  const changeTogether = async (id: string, changes: readonly Waiting[]): Promise<void> => {
    try {
      const counts = await commitChanges(
        id,
        changes.map(({ decide }) => decide),
      )
      for (const [index, { resolve }] of changes.entries()) resolve(counts[index])
    } catch (error) {
      for (const { reject } of changes) reject(error)
    }
  }
  /** The count after each change. */
  const commitChanges = async (
    id: string,
    changes: readonly Decide[],
  ): Promise<ReadonlyArray<CountBody | undefined>> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await store.get<CountBody>('throttles', id)
      const current = found !== undefined && found.body.resetsAt > clock() ? found.body : undefined
      let next = current
      const counts = changes.map((decide) => (next = decide(next) ?? next))
      if (next === current || next === undefined) return counts
      const write = { collection: 'throttles', id, body: next } as const
      const committed = await store.commit([
        found === undefined ? { type: 'insert', ...write } : { type: 'replace', version: found.version, ...write },
      ])
      if (E.isRight(committed)) return counts
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
