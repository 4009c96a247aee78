import { isRecord } from '@daykeep/rules/kernel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentDocument } from './document/content-document.ts'

/** A part of the document as JSON, with its name in front, and the parts within it if it is a map. */
export type Slice = { readonly name: string; readonly bytes: Buffer; readonly inner: ReadonlyArray<Slice> }

/** The document as JSON, part by part, each in a turn of the event loop of its own. */
export const toSlices = async (document: ContentDocument): Promise<ReadonlyArray<Slice>> => {
  const slices: Slice[] = []
  for (const [name, part] of Object.entries(document)) {
    await nextTurn()
    slices.push(toSlice(name, part))
  }
  return slices
}

/**
 * The JSON of the document without parts (`quests`) or parts of parts (`gear.flat`). Joins bytes that are there: nothing is
 * serialized again.
 */
export const joinSlices = (slices: ReadonlyArray<Slice>, omitted: ReadonlyArray<string>): ReadonlyArray<Buffer> => {
  const names = omitted.map((name) => name.trim())
  const remaining = slices.filter(({ name }) => !names.includes(name))
  return braced(
    remaining.map(({ name, bytes, inner }) => {
      const innerLeft = inner.filter((each) => !names.includes(`${name}.${each.name}`))
      return innerLeft.length === inner.length
        ? [bytes]
        : [keyOf(name), ...braced(innerLeft.map((each) => [each.bytes]))]
    }),
  )
}

const toSlice = (name: string, part: unknown): Slice => {
  const isMap = isRecord(part)
  const entries = isMap ? Object.entries(part).filter(([, value]) => value !== undefined) : []
  const inner = entries.map(([key, value]): Slice => ({ name: key, bytes: toBytes(key, value), inner: [] }))
  const bytes = isMap ? Buffer.concat([keyOf(name), ...braced(inner.map((each) => [each.bytes]))]) : toBytes(name, part)
  return { name, bytes, inner }
}

const toBytes = (name: string, value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(name)}:${JSON.stringify(value)}`)

const keyOf = (name: string): Buffer => Buffer.from(`${JSON.stringify(name)}:`)

const [OPEN, COMMA, CLOSE] = ['{', ',', '}'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

const braced = (entries: ReadonlyArray<ReadonlyArray<Buffer>>): ReadonlyArray<Buffer> => [
  OPEN,
  ...entries.flatMap((entry, index) => (index === 0 ? entry : [COMMA, ...entry])),
  CLOSE,
]
