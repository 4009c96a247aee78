import type { Palette } from '../model/palette.ts'
import type { ChairArt } from '../model/appearance.ts'
import { darker, inkOf, lighter } from '../colour/shades.ts'
import { layerOf, motifMarkup } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { materialUrl, rolePaint } from '../paint/role-paint.ts'
import { type Faces, facesMarkup } from '../picture/faces.ts'
import { type Group, painted, type Paint } from '../picture/picture.ts'
import type { Choices } from './choices.ts'

const DOLL = 'avatar/body/human'

/** The place of a shirt's motif. */
const CHEST = { x: 120, y: 152, size: 17, role: 'trim' } as const

/** Shirt and trousers, shown without armour. */
export const shirtLayer = (library: ArtLibrary, { shirt }: Choices, transform?: string): Group | undefined => {
  const trousers = shirt.trousers ?? darker(shirt.color, 0.22)
  const paint: Paint = {
    '--base': shirt.material ? materialUrl(shirt.material) : shirt.color,
    '--shade': trousers,
    '--trim': shirt.motifColor ?? lighter(shirt.color, 0.3),
    '--ink': inkOf(shirt.color),
  }
  return painted(layerOf(library, DOLL, 'under') + motifMarkup(library, CHEST, shirt.motif), paint, transform)
}

/** The head with face paint, then the face. */
export const headLayers = (library: ArtLibrary, { skin }: Choices, faces: Faces): ReadonlyArray<Group | undefined> => {
  const [base, shade, light] = skin.paint?.colors ?? []
  const facePaint = skin.paint && layerOf(library, `avatar/skin/${skin.paint.template}`, 'front')
  return [
    painted(layerOf(library, DOLL, 'head')),
    painted(facePaint, { '--base': base ?? '', '--shade': shade ?? '', '--light': light ?? '' }),
    painted(facesMarkup(faces, (expression) => layerOf(library, DOLL, `face-${expression}`))),
  ]
}

/** The trunk of the figure, with what lies behind it. */
export const torsoLayer = (library: ArtLibrary, transform?: string): Group | undefined =>
  painted(layerOf(library, DOLL, 'back') + layerOf(library, DOLL, 'torso'), undefined, transform)

/** The hand that closes around a weapon, drawn above it. */
export const fistLayer = (library: ArtLibrary, transform?: string): Group | undefined =>
  painted(layerOf(library, DOLL, 'fist'), undefined, transform)

/** The layers of the wheelchair behind and in front of the figure. */
export const chairLayers = (
  library: ArtLibrary,
  chair: ChairArt | undefined,
  transform?: string,
): { readonly back: Group | undefined; readonly front: Group | undefined } => {
  if (chair === undefined) return { back: undefined, front: undefined }
  const layer = (name: string): string => layerOf(library, 'avatar/extra/wheelchair', name)
  const paint = rolePaint(chairPalette(chair.color))
  return {
    back: painted((chair.handles ? layer('handles') : '') + layer('back'), paint, transform),
    front: painted(layer('front'), paint, transform),
  }
}

const chairPalette = (color: string): Palette => [
  color,
  darker(color, 0.14),
  lighter(color, 0.12),
  lighter(color, 0.2),
  darker(color, 0.2),
  lighter(color, 0.25),
]
