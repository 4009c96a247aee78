import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from './catalogue.ts'
import { achievementFaults } from './check/achievements.ts'
import { duplicates } from './check/duplicates.ts'
import { gapFaults } from './check/gaps.ts'
import { keysByKind, type KeysByKind } from './check/keys-by-kind.ts'
import { danglingLinks } from './check/links.ts'
import { loops } from './check/loops.ts'
import { nameFaults } from './check/names.ts'
import { pictureFaults } from './check/pictures.ts'
import { rewardFaults } from './check/rewards.ts'
import { setFaults } from './check/sets.ts'
import { stockFaults } from './check/stock.ts'
import { textFaults } from './check/texts.ts'
import { undrawn } from './check/undrawn.ts'
import { vanished } from './check/vanished.ts'
import type { Source } from './content-file.ts'
import { catalogueOf } from './expand/catalogue-of.ts'
import type { Decoded } from './expand/decoded.ts'
import type { Fault } from './fault.ts'
import { FILE_KINDS, type KindName, type Thing } from './files/index.ts'
import { type ReadFile, readFile } from './read-file.ts'

/** `catalogue` is left out when there is an error in the data: what would come of it would be wrong. */
export type Compiled = {
  readonly catalogue?: Catalogue
  readonly faults: ReadonlyArray<Fault>
  /** The keys of all things, by kind. */
  readonly keys: KeysByKind
  /** Every thing, and where it is written. */
  readonly things: ReadonlyArray<PlacedThing>
}

export type PlacedThing = Thing & { readonly file: string }

/**
 * Turns what designers wrote into the one catalogue that the game plays by, and says everything that is wrong with it at
 * once. The order of the files does not matter: they are taken in the order of their paths.
 */
export const compile = ({ files, texts, art, released }: Source): Compiled => {
  const answers = [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).map(readFile)
  const strangers = answers.flatMap((answer) => (E.isLeft(answer) ? [answer.left] : []))
  const read = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right] : []))
  const keys = keysByKind(read)
  const inData = [
    ...strangers,
    ...read.flatMap((file) => file.faults),
    ...duplicates(read),
    ...danglingLinks(read, keys, art),
    ...loops(read),
    ...vanished(read, keys, released),
    ...undrawn(read),
    ...achievementFaults(read),
    ...gapFaults(read),
    ...pictureFaults(read),
    ...rewardFaults(read),
    ...setFaults(read),
    ...stockFaults(read),
  ]
  const things = read.flatMap((file) => file.things.map((thing) => ({ ...thing, file: file.path })))
  const broken = inData.some(({ level }) => level === 'error')
  return {
    ...(broken ? {} : { catalogue: catalogueOf(decodedOf(read)) }),
    faults: [...inData, ...textFaults(texts, keys, things), ...nameFaults(texts, keys)],
    keys,
    things,
  }
}

const decodedOf = (files: ReadonlyArray<ReadFile>): Decoded => {
  const names = Object.keys(FILE_KINDS) as ReadonlyArray<KindName>
  const decoded = names.map((name) => [name, files.filter(({ kind }) => kind === name).map(({ value }) => value)])
  return Object.fromEntries(decoded) as Decoded
}
