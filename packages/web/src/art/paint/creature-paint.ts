import type { PotionArt, SpeciesArt } from '../art-field.ts'
import type { Paint } from '../picture.ts'
import { materialUrl, rolePaint } from './role-paint.ts'

/** A potion gives all six roles at once, so that a panda stays a panda in red. `--flat` is for strokes and edges. */
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
