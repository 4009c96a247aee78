import { GEAR_SLOTS } from '@daykeep/rules/model'
import { editsBetween } from '../../codec/index.ts'
import { repeated, type TextField } from './text-field.ts'

/** A name, and the one before it that it is nearly. */
export type NearName = readonly [TextField, TextField]

/** Names that are nearly another's: the same words in another order or with a small word more, or differing by a few letters. */
export const nearNames = (names: ReadonlyArray<TextField>): ReadonlyArray<NearName> =>
  [...repeated(names, core), ...misspelt(names)].filter(([one, other]) => one.words.join(' ') !== other.words.join(' '))

const SMALL: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'and', 'in', 'on', 'at', 'to', 'for', 'with', 's'])

const core = ({ words }: TextField): string =>
  words
    .filter((word) => !SMALL.has(word))
    .toSorted()
    .join(' ')

/** Letters of a name from which two more or less are overlooked, and how many are. */
const LONG = 12
const FEW = 2
/** Of a word, one letter in so many may be another one before it is another word. */
const PART = 4

/** A name without one of its words: names that differ by one word have this in common. */
type Rest = { readonly one: TextField; readonly word: string }

/** Long names that differ in one word by two letters at most. A coat and a cap are not one word misspelt. */
const misspelt = (names: ReadonlyArray<TextField>): ReadonlyArray<NearName> => {
  const byRest = new Map<string, Array<Rest>>()
  return names
    .filter(({ words }) => words.join(' ').length >= LONG)
    .flatMap((one) =>
      one.words.flatMap((word, place): ReadonlyArray<NearName> => {
        if (NUMBER.test(word)) return []
        const rest = `${slotOf(one)} ${one.words.with(place, '').join(' ')}`
        const others = byRest.get(rest) ?? []
        const near = others.filter((other) => isMisspelt(word, other.word)).map((other) => [one, other.one] as const)
        byRest.set(rest, [...others, { one, word }])
        return near
      }),
    )
}

const isMisspelt = (word: string, other: string): boolean => {
  const most = Math.min(FEW, Math.floor(Math.max(word.length, other.length) / PART))
  return word !== other && Math.abs(word.length - other.length) <= most && editsBetween(word, other, most + 1) <= most
}

/** Pieces for different slots may be called nearly alike: nobody takes the one for the other. */
const slotOf = ({ key }: TextField): string => SLOT.exec(key)?.[0] ?? ''

const SLOT = new RegExp(`^(${GEAR_SLOTS.join('|')})_`)

/** Numbered names differ in their numbers only. */
const NUMBER =
  /^(\d+|[ivx]+|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth)$/
