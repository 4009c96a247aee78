import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Path } from '../../packages/rules/src/content/index.ts'

export type Position = { readonly line: number; readonly column: number }

/** Line and column of an offset, both from 1, as editors count. */
export const positionOf = (text: string, offset: number): Position => {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

/**
 * The offset of a place in a file: of the value, or of the name of its field. Of a place that is not there, the nearest
 * one around it that is.
 */
export const offsetOf = (tree: Node | undefined, path: Path, anchor: 'key' | 'value' = 'value'): number => {
  if (tree === undefined) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node === undefined) continue
    const property = node.parent?.type === 'property' ? node.parent : node
    return anchor === 'key' && length === path.length ? property.offset : node.offset
  }
  return tree.offset
}
