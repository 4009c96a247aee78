import type { PotionArt, SpeciesArt } from '../model/art-field.ts'
import type { Paint } from '../picture/picture.ts'
import { materialUrl, rolePaint } from './role-paint.ts'

/** The paint of an animal. A potion replaces all six roles at once, which keeps contrasts. `--flat` is for strokes. */
export const creaturePaint = (species: SpeciesArt, potion: PotionArt): Paint => {
  const palette = potion.palette ?? species.natural
  const paint = rolePaint(palette)
  return {
    ...paint,
    '--base': potion.material ? materialUrl(potion.material) : palette[0],
    '--flat': palette[0],
    '--iris': potion.eyes ?? species.eyes,
  }
}
