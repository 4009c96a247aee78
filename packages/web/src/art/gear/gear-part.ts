import type { GearArt, GearFacts, Palette } from '../art-field.ts'
import { motifMarkup } from '../drawing.ts'
import type { ArtLibrary, GearSlot, Template } from '../library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import type { Paint } from '../picture.ts'

/** A piece of gear ready to be put on the doll or on a tile. */
export type GearPart = { readonly template: Template; readonly paint: Paint; readonly motif: string }

/**
 * Finds the drawing and the colours of a piece of gear. Gear that names no drawing there is wears the first of its
 * slot in the palette of its class and tier, so that nothing is ever blank; bare gear is nothing on purpose.
 */
export const gearPart = (library: ArtLibrary, slot: GearSlot, art: GearArt, facts: GearFacts): GearPart | undefined => {
  if (facts.bare) return undefined
  const template = templateFor(library, slot, art.template)
  if (template === undefined) return undefined
  const palette = paletteOf(library, art.palette, tierPalette(library, facts))
  return { template, paint: rolePaint(palette), motif: motifMarkup(library, template.motif, art.motif) }
}

/** The drawing of a name in a slot, or the first of the slot. */
export const templateFor = (library: ArtLibrary, slot: GearSlot, name: string | undefined): Template | undefined => {
  const path = library.gear[slot][name ?? ''] ?? library.gear[slot][library.fallbacks.templates[slot]]
  return path === undefined ? undefined : library.templates[path]
}

const tierPalette = (library: ArtLibrary, facts: GearFacts): Palette => {
  const tiers = facts.class === undefined ? [] : library.fallbacks.palettes[facts.class]
  return paletteOf(library, tiers[Math.min(facts.tier ?? 0, tiers.length - 1)])
}
