import type { FoodArt } from '../model/art-field.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { Picture } from '../picture/picture.ts'
import { itemPicture } from './item-picture.ts'

/** The margin around a third-party icon, for its outline. */
const MARGIN = 1

/** Drawn for unknown food. */
const UNKNOWN_FOOD = { template: 'cake' } as const

/** Food: a third-party icon with an outline, or a drawing of ours. */
export const foodPicture = (library: ArtLibrary, art: FoodArt): Picture => {
  if (!('icon' in art)) return itemPicture(library, art)
  const icon = library.icons[art.icon]
  if (icon === undefined) return itemPicture(library, UNKNOWN_FOOD)
  return {
    viewBox: `${-MARGIN} ${-MARGIN} ${icon.width + 2 * MARGIN} ${icon.height + 2 * MARGIN}`,
    groups: [{ content: icon.body, className: 'inked' }, { content: icon.body }],
  }
}
