import type { PotionRef } from '../art-field.ts'
import { lighter } from '../colour/shades.ts'
import { potionOf } from '../creature/creature-art.ts'
import { withDefinitions } from '../definitions.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { materialUrl } from '../paint/role-paint.ts'
import type { Picture } from '../picture.ts'
import { ITEM_BOX, THING } from './item-picture.ts'

const GLASS_INK = '#2f3a40'

/** One flask for all, filled with the liquid of the potion or with its material. */
export const potionPicture = (library: ArtLibrary, ref: PotionRef): Picture => {
  const { liquid, material } = potionOf(library, ref)
  const paint = {
    '--base': material ? materialUrl(material) : liquid,
    '--light': lighter(liquid, 0.13),
    '--ink': GLASS_INK,
  }
  const content = layerOf(library, 'item/potion', 'main')
  return withDefinitions(library, { viewBox: ITEM_BOX, groups: [{ content, paint }], className: THING })
}
