import type { FoodArt } from '../art-field.ts'
import type { ArtLibrary } from '../library.ts'
import type { Picture } from '../picture.ts'
import { itemPicture } from './item-picture.ts'

/** Around a third party's icon, for the ink that sticks out. */
const MARGIN = 1

/** What is eaten when nobody knows what it is. */
const UNKNOWN_FOOD = { template: 'cake' } as const

/** Food as a third party's icon with our ink behind it, or as a thing of ours. */
export const foodPicture = (library: ArtLibrary, art: FoodArt): Picture => {
  if (!('icon' in art)) return itemPicture(library, art)
  const icon = library.icons[art.icon]
  if (icon === undefined) return itemPicture(library, UNKNOWN_FOOD)
  return {
    viewBox: `${-MARGIN} ${-MARGIN} ${icon.width + 2 * MARGIN} ${icon.height + 2 * MARGIN}`,
    groups: [{ content: icon.body, className: 'inked' }, { content: icon.body }],
  }
}
