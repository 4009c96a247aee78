import type { PotionArt, PotionRef } from '../model/art-field.ts'
import { lighter } from '../colour/shades.ts'
import { potionOf } from '../creature/creature-art.ts'
import { withDefinitions } from '../picture/definitions.ts'
import { layerOf } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { materialUrl } from '../paint/role-paint.ts'
import { layered, painted, type Picture } from '../picture/picture.ts'
import { ITEM_BOX, ITEM_CLASS } from './item-picture.ts'

const GLASS_INK = '#2f3a40'

/** The liquid's pattern is scaled down, so that enough of it is visible in a flask. */
const LIQUID = 'scale(.62)'

/** Potions that only change colours are in a round flask, those with a material in a fine one, wacky ones in a jar. */
const flaskOf = ({ material, extra }: PotionArt): string =>
  extra === undefined ? (material === undefined ? 'round' : 'fine') : 'jar'

/** A flask with the liquid or material of the potion; the extra of a wacky potion is on the lid of its jar. */
export const potionPicture = (library: ArtLibrary, ref: PotionRef): Picture => {
  const potion = potionOf(library, ref)
  const { liquid, material, palette, extra } = potion
  const flask = flaskOf(potion)
  const piece = (name: string): string => layerOf(library, 'item/potion', `${flask}-${name}`)
  const fill = { '--base': material ? materialUrl(material) : liquid, '--light': lighter(liquid, 0.13) }
  const paint = { ...fill, '--ink': GLASS_INK }
  const [base = liquid, shade = liquid, light = liquid, trim = liquid, accent = liquid, glow = liquid] = palette ?? []
  const grown = { '--base': base, '--flat': base, '--shade': shade, '--light': light, '--trim': trim }
  const groups = layered(
    painted(piece('glass'), paint),
    painted(piece('liquid'), paint, LIQUID),
    painted(piece('front'), { ...paint, '--t4': accent }),
    painted(
      layerOf(library, `creature/extra/${extra ?? 'none'}`, 'front'),
      { ...grown, '--accent': accent, '--glow': glow, '--ink': GLASS_INK },
      'translate(11 3) scale(.35)',
    ),
  )
  return withDefinitions(library, { viewBox: ITEM_BOX, groups, className: ITEM_CLASS })
}
