import type { Catalogue, Path, Thing } from '../../../packages/rules/src/content/index.ts'
import type { Instant } from '../../../packages/rules/src/kernel/index.ts'
import { FIRST_LANGUAGE, type Speech } from '../languages/spoken-texts.ts'
import { offsetOf, positionOf } from '../position.ts'
import { treeOf } from '../parse-json.ts'
import type { TextFile } from '../read-content.ts'
import { broughtBy } from './brought-by.ts'
import { BY_RULE, originIn } from './origin.ts'
import { findThing, type Found, KINDS } from './find-thing.ts'
import { saleLines } from './sale-windows.ts'

/** What showing needs: the game, where each thing is written, and what is said of it. */
export type Library = {
  readonly catalogue: Catalogue
  readonly things: ReadonlyArray<Thing & { readonly file: string }>
  readonly files: ReadonlyMap<string, TextFile>
  readonly languages: ReadonlyMap<string, Speech>
}

/** A thing as the game sees it, value by value with its origin, its texts, and its next sales; why not, as a text. */
export const showThing = (
  library: Library,
  kind: string,
  key: string,
  now: Instant,
): ReadonlyArray<string> | string => {
  const found = findThing(library.catalogue, kind, key)
  if (typeof found === 'string') return found
  const values = valueLines(library, found)
  const texts = textLines(library, found)
  const width = Math.min(WIDEST, Math.max(...[...values, ...texts].map(([left]) => left.length)))
  const sales = [...saleLines(library.catalogue, found, now), ...broughtBy(library.catalogue, found)]
  const line = ([left, right]: Line): string => `  ${left.padEnd(width)}  ${right}`
  return [
    `${kind} ${key}`,
    ...values.map(line),
    'texts',
    ...(texts.length === 0 ? ['  made of the names of its parts'] : texts.map(line)),
    'how it is had',
    ...(sales.length === 0 ? ['  nothing sells it in the next year and a half'] : sales.map((sale) => `  ${sale}`)),
  ]
}

/** Letters after which a value no longer moves all origins to the right. */
const WIDEST = 70

type Line = readonly [string, string]

const valueLines = ({ things, files }: Library, { kind, key, thing }: Found): ReadonlyArray<Line> => {
  const home = things.find((each) => each.kind === KINDS[kind].texts && each.key === key)
  const file = home === undefined ? undefined : files.get(home.file)
  const originOf = home === undefined || file === undefined ? () => BY_RULE : originIn({ file, at: home.at })
  return leavesOf(thing, []).map(([path, value]) => [`${path.join('.')}: ${JSON.stringify(value)}`, originOf(path)])
}

/** Lists of plain values are one value. */
const leavesOf = (value: unknown, path: Path): ReadonlyArray<readonly [Path, unknown]> => {
  const isPlain = typeof value !== 'object' || value === null
  if (isPlain || (Array.isArray(value) && value.every((item) => typeof item !== 'object'))) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const textLines = ({ languages, files }: Library, { kind, key }: Found): ReadonlyArray<Line> =>
  [...(languages.get(FIRST_LANGUAGE) ?? [])]
    .filter(([id]) => id.startsWith(`${KINDS[kind].texts}.${key}.`))
    .map(([id, { file, path, text }]) => {
      const source = files.get(file)?.text ?? ''
      const { line } = positionOf(source, offsetOf(treeOf(source), path))
      return [`${id.slice(KINDS[kind].texts.length + key.length + 2)}: ${JSON.stringify(text)}`, `${file}:${line}`]
    })
