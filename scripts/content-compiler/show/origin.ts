import type { Path } from '../issue.ts'
import type { ContentEntry } from '../file-kinds/index.ts'
import { treeOf } from '../sources/parse-json.ts'
import { offsetOf, positionOf } from '../sources/position.ts'
import type { SourceFile } from '../sources/source-file.ts'

/** The source of an entry: its file, and the path of its key in it. */
export type EntrySource = { readonly file: SourceFile; readonly at: ContentEntry['at'] }

/** Fields that files have under another name, or that follow from another field. */
const SOURCE_FIELDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  type: ['slot'],
  index: ['name'],
  released: ['month'],
  mystery: ['month'],
  specialClass: ['class'],
}

export const BY_RULE = 'by rule'

/** The line that a value comes from, as `data/eggs.json:12`; `by rule` for what no file has, with the line it follows from. */
export const originIn = ({ file, at }: EntrySource): ((path: Path) => string) => {
  const tree = treeOf(file.text)
  const entry = entryOf(at, file.value)
  return (path) => {
    const [field = '', ...inside] = path
    const names = [String(field), ...(SOURCE_FIELDS[String(field)] ?? [])]
    const places = names.flatMap((name) => [
      [...entry, name, ...inside],
      [...entry.slice(0, -1), name, ...inside],
      // A list of tiers has the value of this one at the same place as its art.
      ...(at.at(-2) === 'art'
        ? [
            [at[0] ?? '', name, at.at(-1) ?? 0],
            [at[0] ?? '', name],
          ]
        : []),
      [name, ...inside],
    ])
    const place = places.find((each) => valueAt(file.value, each) !== undefined)
    const lineOf = (found: Path): string => `${file.path}:${positionOf(file.text, offsetOf(tree, found, 'key')).line}`
    if (place !== undefined) return lineOf(place)
    const workspace = inside.map((_, length) => [...entry, field, ...inside.slice(0, length)])
    const source = workspace.findLast((each) => typeof valueAt(file.value, each) === 'string')
    return source === undefined ? BY_RULE : `${BY_RULE}, from ${lineOf(source)}`
  }
}

/** The object around a key. */
const entryOf = (at: Path, value: unknown): Path => {
  const there = valueAt(value, at)
  return typeof there === 'object' && there !== null ? at : at.slice(0, -1)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (Object.hasOwn(Object(inner), step) ? Object(inner)[step] : undefined), value)
