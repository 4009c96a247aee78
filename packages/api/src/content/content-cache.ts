import { saleDateAt, saleStartOf } from '@daykeep/rules/calendar'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../core/app-context.ts'
import type { ContentCache, PackedContent } from '../core/content-cache.ts'
import { brotli, encodeBodies } from '../core/encoded-bodies.ts'
import { contentDocument } from './document/content-document.ts'
import { joinSlices, type Slice, toSlices } from './slices.ts'

/** Milliseconds: what is released at the start of a sale day counts as released only after that instant. */
const JUST_AFTER = 1

/** From 0 to 11: of what is asked for now, and of what stays for the day, a fifth smaller in thirty times the time. */
const QUALITY = { now: 5, lasting: 10 } as const

/** Milliseconds until what stays for the day is packed so: not while a server starts. */
const SETTLED = 60_000

/** Answers that are kept besides those without a filter; beyond that the one used longest ago goes. */
const MAX_FILTERED = 16

/**
 * Makes content once for each language and day of the shops, and keeps it packed for each kind of client. Of answers with
 * parts left out by callers a few are kept, since their number has no bound. docs/decisions/148-content-is-packed-twice.md
 */
export const createContentCache = (
  app: Pick<AppContext, 'catalogue' | 'clock' | 'i18n' | 'version'>,
  settled = SETTLED,
): ContentCache => {
  let today = Number.NaN
  const slices = new Map<string, Promise<ReadonlyArray<Slice>>>()
  const packed = new Map<string, Promise<PackedContent>>()
  const filtered = new Map<string, Promise<PackedContent>>()
  return (language, omitted, filter = []) => {
    const day = saleStartOf(saleDateAt(app.clock()))
    if (day !== today) for (const map of [slices, packed, filtered]) map.clear()
    today = day
    const whole = once(slices, language, async () =>
      toSlices(await contentDocument(app.catalogue, app.i18n, language, day + JUST_AFTER)),
    )
    const names = [...new Set([...omitted, ...filter])].toSorted()
    const make = async () => pack(joinSlices(await whole, names), app.version)
    if (filter.length === 0) {
      const lasting = [language, ...names].join(' ')
      return packed.get(lasting) ?? packSmallerLater(packed, lasting, once(packed, lasting, make), settled)
    }
    const id = createHash('sha256')
      .update(JSON.stringify([language, names]))
      .digest('base64url')
    const found = once(filtered, id, make)
    filtered.delete(id)
    filtered.set(id, found)
    const [oldest] = filtered.keys()
    if (filtered.size > MAX_FILTERED && oldest !== undefined) filtered.delete(oldest)
    return found
  }
}

/** What is being made is made for all who ask meanwhile; what failed is made anew. */
const once = <A>(entries: Map<string, Promise<A>>, id: string, make: () => Promise<A>): Promise<A> => {
  const found = entries.get(id)
  if (found !== undefined) return found
  const making = make()
  entries.set(id, making)
  making.catch(() => entries.delete(id))
  return making
}

/** Packs once more, on a thread, if it is still what is sent then. */
const packSmallerLater = (
  packed: Map<string, Promise<PackedContent>>,
  id: string,
  making: Promise<PackedContent>,
  settled: number,
): Promise<PackedContent> => {
  const packSmaller = async (): Promise<void> => {
    if (packed.get(id) !== making) return
    const { tag, bodies } = await making
    const br = await brotli(bodies.identity, QUALITY.lasting)
    if (packed.get(id) === making) packed.set(id, Promise.resolve({ tag, bodies: { ...bodies, br } }))
  }
  setTimeout(() => void packSmaller().catch(() => undefined), settled).unref()
  return making
}

const pack = async (parts: ReadonlyArray<Buffer>, version: string): Promise<PackedContent> => {
  const end = Buffer.from(`,"appVersion":${JSON.stringify(version)}}`)
  const identity = Buffer.concat([Buffer.from('{"success":true,"data":'), ...parts, end])
  await nextTurn()
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { tag, bodies: await encodeBodies(identity, QUALITY.now) }
}
