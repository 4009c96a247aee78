import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Path, Position } from '../issue.ts'

export const positionOf = (text: string, offset: number): Position => {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * The offset of a place in a file: of the value, or of the name of its field. For a place that does not exist, the offset
 * of the innermost one around it that does.
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
