import type { AvatarArt } from '../avatar-art.ts'
import { type GearPart, gearPart } from '../gear/gear-part.ts'
import { type ArtLibrary, GEAR_SLOTS, type GearSlot } from '../library.ts'

/** What the doll wears, slot by slot. */
export type Outfit = { readonly [slot in GearSlot]?: GearPart | undefined }

/**
 * Finds the drawings of all gear. A weapon for two hands leaves none for a shield; the piece decides, and where it does not
 * say, its drawing.
 */
export const outfitOf = (library: ArtLibrary, art: AvatarArt): Outfit => {
  const parts = GEAR_SLOTS.map((slot) => {
    const worn = art.gear[slot]
    return [slot, worn && gearPart(library, slot, worn, { ...worn, class: worn.class ?? art.class })] as const
  })
  const outfit: Outfit = Object.fromEntries(parts)
  const twoHanded = outfit.weapon && (art.gear.weapon?.twoHanded ?? outfit.weapon.template.twoHanded)
  return twoHanded ? { ...outfit, shield: undefined } : outfit
}
