import { canonicalText } from '../canonical.ts'
import { COLLECTIONS, type CollectionName } from '../collections.ts'
import type { Json, JsonObject } from '../json.ts'

/** The hot fields are filled up with spaces to a multiple of so many characters, so that the rest stays where it is. */
const STEP = 256

/**
 * A body as its row holds it, without the list that has rows of its own. SQLite writes a row over the one before if it is as
 * long, and of a long row only the pages that differ: hot fields stand in front. `before`: the body that is replaced, if it is
 * in memory.
 */
export const bodyText = (
  collection: CollectionName,
  body: JsonObject,
  { before, list }: { readonly before?: JsonObject | undefined; readonly list?: string | undefined } = {},
): string => {
  const { hot } = COLLECTIONS[collection]
  if (hot === undefined) return canonicalText(list === undefined ? body : { ...body, [list]: undefined })
  const front = fieldTexts(hot, body)
  const rest = restOf(body, { before, hot, list })
  const filled = front.padEnd(Math.ceil(front.length / STEP) * STEP)
  return `{${filled}${front === '' || rest === '' ? '' : ','}${rest}}`
}

type Rest = {
  readonly before: JsonObject | undefined
  readonly hot: readonly string[]
  readonly list: string | undefined
}

/** The fields behind the hot ones, which are nearly always those of the body before. */
const restOf = (body: JsonObject, { before, hot, list }: Rest): string => {
  const isOfRest = (key: string): boolean => key !== list && !hot.includes(key)
  const cached = before === undefined ? undefined : rests.get(before)
  const isSame = cached !== undefined && before !== undefined && isSameIn(body, before, isOfRest)
  const text = isSame ? cached : fieldTexts(Object.keys(body).filter(isOfRest), body)
  rests.set(body, text)
  return text
}

const rests = new WeakMap<JsonObject, string>()

/** Whether two bodies share the values of the fields that count. */
const isSameIn = (one: JsonObject, other: JsonObject, counts: (key: string) => boolean): boolean => {
  for (const key in one) if (one[key] !== other[key] && counts(key)) return false
  for (const key in other) if (one[key] === undefined && other[key] !== undefined && counts(key)) return false
  return true
}

const fieldTexts = (keys: readonly string[], body: JsonObject): string => {
  let text = ''
  for (const key of keys) {
    const value: Json | undefined = Object.hasOwn(body, key) ? body[key] : undefined
    if (value !== undefined) text += `${text === '' ? '' : ','}${canonicalText(key)}:${canonicalText(value)}`
  }
  return text
}
