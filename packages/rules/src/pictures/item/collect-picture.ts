import type { CollectArt } from '../model/art-field.ts'
import { motifMarkup } from '../picture/drawing.ts'
import type { ArtLibrary } from '../model/library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { layered, painted, type Picture } from '../picture/picture.ts'
import { ITEM_BOX, itemPicture, ITEM_CLASS } from './item-picture.ts'

/** The token of an item that has only a motif. */
const TOKEN = 'item/token'

/** An item of a collection quest: a drawing in its palette, or a token with its motif. */
export const collectPicture = (library: ArtLibrary, { palette, motif, template }: CollectArt): Picture => {
  if (template !== undefined && `item/${template}` in library.templates)
    return itemPicture(library, { template, palette, ...(motif === undefined ? {} : { motif }) })
  const token = library.templates[TOKEN]
  const markup = (token?.layers['main'] ?? '') + motifMarkup(library, token?.motif, motif)
  return {
    viewBox: ITEM_BOX,
    groups: layered(painted(markup, rolePaint(paletteOf(library, palette)))),
    className: ITEM_CLASS,
  }
}
