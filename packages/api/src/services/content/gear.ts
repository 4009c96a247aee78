import type { Catalogue, Gear } from '@daykeep/rules/content'
import type { Speaking } from './speaking.ts'

type GearEntry = Readonly<Record<string, unknown>>

/** Equipment twice: flat by key, and as slot, group and index. */
export const gearIn = ({ gear }: Catalogue, { words }: Speaking) => {
  const flat: Record<string, GearEntry> = {}
  const tree: Record<string, Record<string, Record<string, GearEntry>>> = {}
  for (const piece of Object.values<Gear>(gear)) {
    const entry = { ...figuresOf(piece), ...words(`gear.${piece.key}`) }
    flat[piece.key] = entry
    const groups = (tree[piece.type] ??= {})
    const group = (groups[piece.group] ??= {})
    group[piece.index] = entry
  }
  return { tree, flat }
}

const figuresOf = ({ art: _art, group, set, released: _released, ...piece }: Gear) => ({
  ...piece,
  klass: group,
  set: set ?? `${group}-${piece.index}`,
})
