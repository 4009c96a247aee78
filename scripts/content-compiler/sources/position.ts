import type { Node } from 'jsonc-parser'
import type { Path, Position } from '../issue.ts'

export const positionOf = (text: string, offset: number): Position => positionsIn(text)(offset)

/** Positions in one text, which is searched for its lines once. */
export const positionsIn = (text: string): ((offset: number) => Position) => {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => {
    let line = 0
    for (let above = starts.length; above - line > 1; ) {
      const middle = Math.floor((line + above) / 2)
      if ((starts[middle] ?? 0) <= offset) line = middle
      else above = middle
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/**
 * The offset of a place in a file: of the value, or of the name of its field. For a place that does not exist, the offset
 * of the innermost one around it that does.
 */
export const offsetOf = (tree: Node | undefined, path: Path, anchor: 'key' | 'value' = 'value'): number => {
  if (tree === undefined) return 0
  let node = tree
  for (const [depth, step] of path.entries()) {
    const inner = innerOf(node, step)
    if (inner === undefined) return node.offset
    const isField = anchor === 'key' && depth === path.length - 1 && inner.parent?.type === 'property'
    node = isField ? inner.parent : inner
  }
  return node.offset
}

/** The values of an object by their names; of a name that is written twice, the first. */
const fields = new WeakMap<Node, ReadonlyMap<string, Node>>()

const fieldsOf = (object: Node): ReadonlyMap<string, Node> => {
  const before = fields.get(object)
  if (before !== undefined) return before
  const found = new Map<string, Node>()
  for (const { children: [name, value] = [] } of object.children ?? [])
    if (name !== undefined && value !== undefined && !found.has(String(name.value)))
      found.set(String(name.value), value)
  fields.set(object, found)
  return found
}

const innerOf = (node: Node, step: string | number): Node | undefined => {
  if (node.type === 'object') return fieldsOf(node).get(String(step))
  return node.type === 'array' ? node.children?.[Number(step)] : undefined
}
