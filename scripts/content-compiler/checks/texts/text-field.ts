import { isObject } from '../../codec/index.ts'
import type { TextEntry } from './text-entries.ts'

/** One text of an entry; `words`: in lower case, without punctuation. */
export type TextField = {
  readonly key: string
  readonly file: string
  readonly field: string
  readonly text: string
  readonly words: ReadonlyArray<string>
}

/** The texts of one field, entry by entry. */
export const textFields = (
  entries: ReadonlyArray<readonly [string, TextEntry]>,
  field: string,
): ReadonlyArray<TextField> =>
  entries.flatMap(([key, { file, entry }]) => {
    const text = isObject(entry) ? entry[field] : undefined
    return typeof text === 'string' && text !== '' ? [{ key, file, field, text, words: wordsOf(text) }] : []
  })

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')

/** Each text whose sign another one had before it, with that one. */
export const repeated = (
  texts: ReadonlyArray<TextField>,
  signatureOf: (one: TextField) => string,
): ReadonlyArray<readonly [TextField, TextField]> => {
  const first = new Map<string, TextField>()
  return texts.flatMap((one): ReadonlyArray<readonly [TextField, TextField]> => {
    const signature = signatureOf(one)
    const before = first.get(signature)
    if (before === undefined) first.set(signature, one)
    return before === undefined || isPair(before.key, one.key) ? [] : [[one, before]]
  })
}

/** A blade for each hand: one piece for two slots, so they share name and notes. */
const isPair = (one: string, other: string): boolean => {
  const [key, twin] = one.startsWith('weapon_') ? [one, other] : [other, one]
  return twin.startsWith('shield_') && key.slice('weapon_'.length) === twin.slice('shield_'.length)
}
