import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Path } from '../issue.ts'
import type { ContentEntry } from '../file-kinds/index.ts'
import type { Instant } from '@daykeep/rules/kernel'
import { SOURCE_LANGUAGE, type LocaleMessages } from '../locales/read-messages.ts'
import { offsetOf, positionOf } from '../sources/position.ts'
import { treeOf } from '../sources/parse-json.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { broughtBy } from './brought-by.ts'
import { BY_RULE, originIn } from './origin.ts'
import { findEntry, type FoundEntry, SHOWN_KINDS } from './find-entry.ts'
import { saleLines } from './sale-windows.ts'

/** The game, the source of each entry, and its texts. */
export type ShowContext = {
  readonly catalogue: Catalogue
  readonly entries: ReadonlyArray<ContentEntry & { readonly file: string }>
  readonly files: ReadonlyMap<string, SourceFile>
  readonly languages: ReadonlyMap<string, LocaleMessages>
}

/** The lines about an entry: each value with its origin, its texts, and its next sales. A text when there is no such entry. */
export const showEntry = (
  library: ShowContext,
  kind: string,
  key: string,
  now: Instant,
): ReadonlyArray<string> | string => {
  const found = findEntry(library.catalogue, kind, key)
  if (typeof found === 'string') return found
  const values = valueLines(library, found)
  const texts = textLines(library, found)
  const width = Math.min(MAX_WIDTH, Math.max(...[...values, ...texts].map(([left]) => left.length)))
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
const MAX_WIDTH = 70

type Line = readonly [string, string]

const valueLines = ({ entries, files }: ShowContext, { kind, key, entry }: FoundEntry): ReadonlyArray<Line> => {
  const home = entries.find((each) => each.kind === SHOWN_KINDS[kind].texts && each.key === key)
  const file = home === undefined ? undefined : files.get(home.file)
  const originOf = home === undefined || file === undefined ? () => BY_RULE : originIn({ file, at: home.at })
  return leavesOf(entry, []).map(([path, value]) => [`${path.join('.')}: ${JSON.stringify(value)}`, originOf(path)])
}

/** Lists of plain values are one value. */
const leavesOf = (value: unknown, path: Path): ReadonlyArray<readonly [Path, unknown]> => {
  const isPlain = typeof value !== 'object' || value === null
  if (isPlain || (Array.isArray(value) && value.every((item) => typeof item !== 'object'))) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const textLines = ({ languages, files }: ShowContext, { kind, key }: FoundEntry): ReadonlyArray<Line> =>
  [...(languages.get(SOURCE_LANGUAGE) ?? [])]
    .filter(([id]) => id.startsWith(`${SHOWN_KINDS[kind].texts}.${key}.`))
    .map(([id, { file, path, text }]) => {
      const source = files.get(file)?.text ?? ''
      const { line } = positionOf(source, offsetOf(treeOf(source), path))
      return [
        `${id.slice(SHOWN_KINDS[kind].texts.length + key.length + 2)}: ${JSON.stringify(text)}`,
        `${file}:${line}`,
      ]
    })
