import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

type GearEntry = Readonly<Record<string, unknown>>

/** Gear twice: flat by key, and as a tree of slot, group and index. */
export const toGear = ({ gear }: Catalogue, { words }: Translator) => {
  const flat: Record<string, GearEntry> = {}
  const tree: Record<string, Record<string, Record<string, GearEntry>>> = {}
  for (const piece of Object.values<Gear>(gear)) {
    const entry = { ...gearStats(piece), ...words(`gear.${piece.key}`) }
    flat[piece.key] = entry
    const groups = (tree[piece.type] ??= {})
    const group = (groups[piece.group] ??= {})
    group[piece.index] = entry
  }
  return { tree, flat }
}

const gearStats = ({ art: _art, group, set, released: _released, ...piece }: Gear) => ({
  ...piece,
  klass: group,
  set: set ?? `${group}-${piece.index}`,
})
