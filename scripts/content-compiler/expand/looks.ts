import type { Look, LookSet } from '@daykeep/rules/catalogue'
import type { FileOf } from '../file-kinds/index.ts'
import type { DecodedFiles } from './decoded-files.ts'

/** Gems for one look, and for a whole set. docs/reference/application.md 9, Customization prices. */
const PRICES = { look: 2, set: 5 } as const

/** Every way to look, kind by kind, what is free before what is sold. */
export const looksOf = (decoded: DecodedFiles): ReadonlyArray<Look> => decoded.appearance.flatMap(looksOfFile)

/** What is sold together, in the order of the list of sets. */
export const lookSetsOf = (decoded: DecodedFiles): ReadonlyArray<LookSet> => {
  const looks = looksOf(decoded)
  const groups = decoded.appearance.flatMap(({ sets }) => sets)
  return decoded.lookSets.flatMap(({ sets }) =>
    sets.map((key) => {
      const price = groups.find(({ set }) => set === key)?.setPrice
      return {
        key,
        looks: looks.filter(({ set }) => set === key),
        ...(price === null ? {} : { price: price ?? PRICES.set }),
      }
    }),
  )
}

const looksOfFile = ({ kind, free, sets }: FileOf<'appearance'>): ReadonlyArray<Look> => {
  const lookOf = (key: string, price: number) => ({ kind, key, path: `${kind}.${key}`, price })
  return [
    ...free.map((key) => lookOf(key, 0)),
    ...sets.flatMap(({ set, looks, price = PRICES.look }) => looks.map((key) => ({ ...lookOf(key, price), set }))),
  ]
}
