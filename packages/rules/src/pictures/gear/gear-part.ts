import type { Palette } from '../model/palette.ts'
import type { GearSlot } from '../../model/index.ts'
import type { GearArt, GearFacts } from '../model/art-field.ts'
import { motifMarkup } from '../picture/drawing.ts'
import type { ArtLibrary, Template } from '../model/library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import type { Paint } from '../picture/picture.ts'

/** The drawing and colours of a piece of gear. */
export type GearPart = { readonly template: Template; readonly paint: Paint; readonly motif: string }

/**
 * Resolves the drawing and colours of a piece of gear. Gear without a known drawing takes the first of its slot in the
 * palette of its class and tier; bare gear has none.
 */
export const gearPart = (library: ArtLibrary, slot: GearSlot, art: GearArt, facts: GearFacts): GearPart | undefined => {
  if (facts.bare) return undefined
  const template = templateFor(library, slot, art.template)
  if (template === undefined) return undefined
  const palette = paletteOf(library, art.palette, tierPalette(library, facts))
  return { template, paint: rolePaint(palette), motif: motifMarkup(library, template.motif, art.motif) }
}

/** The drawing by name, or the first of the slot. */
const templateFor = (library: ArtLibrary, slot: GearSlot, name: string | undefined): Template | undefined => {
  const path = library.gear[slot][name ?? ''] ?? library.gear[slot][library.fallbacks.templates[slot]]
  return path === undefined ? undefined : library.templates[path]
}

const tierPalette = (library: ArtLibrary, facts: GearFacts): Palette => {
  const tiers = facts.class === undefined ? [] : library.fallbacks.palettes[facts.class]
  return paletteOf(library, tiers[Math.min(facts.tier ?? 0, tiers.length - 1)])
}
