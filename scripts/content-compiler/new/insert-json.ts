import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Path } from '../issue.ts'
import { treeOf } from '../sources/parse-json.ts'
import { formatJson } from '../sources/format-json.ts'

/** The text of a file with one more entry at the end of a list; the rest of it stays as it is. */
export const insertInList = (text: string, list: Path, value: unknown): string => {
  const node = nodeAt(text, list)
  const { indent, before } = placeOf(text, node)
  const items = node.children ?? []
  const last = items.at(-1)
  if (last === undefined || typeof value !== 'object') {
    const all = [...items.map((item): unknown => JSON.parse(text.slice(item.offset, item.offset + item.length))), value]
    return replaced(text, node.offset, node.length, formatJson(all, indent, before))
  }
  const entry = `,\n${' '.repeat(indent + 2)}${formatJson(value, indent + 2)}`
  return replaced(text, last.offset + last.length, 0, entry)
}

/** The text of a file with one more field at the end of an object. */
export const insertField = (text: string, at: Path, field: string, value: unknown): string => {
  const node = nodeAt(text, at)
  const { indent } = placeOf(text, node)
  const name = `${' '.repeat(indent + 2)}${JSON.stringify(field)}: `
  const entry = `\n${name}${formatJson(value, indent + 2, name.length)}`
  const last = node.children?.at(-1)
  return last === undefined
    ? replaced(text, node.offset, node.length, `{${entry}\n${' '.repeat(indent)}}`)
    : replaced(text, last.offset + last.length, 0, `,${entry}`)
}

const nodeAt = (text: string, at: Path): Node => {
  const tree = treeOf(text)
  const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...at])
  if (node === undefined) throw new Error(`nothing stands at ${at.join('.')}`)
  return node
}

/** The indentation of a node's line, and the number of characters before the node. */
const placeOf = (text: string, { offset }: Node): { readonly indent: number; readonly before: number } => {
  const start = text.lastIndexOf('\n', offset) + 1
  const line = text.slice(start, offset)
  return { indent: line.length - line.trimStart().length, before: line.length }
}

const replaced = (text: string, offset: number, length: number, by: string): string =>
  `${text.slice(0, offset)}${by}${text.slice(offset + length)}`
