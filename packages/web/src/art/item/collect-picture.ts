import type { CollectArt } from '../art-field.ts'
import { motifMarkup } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { layered, painted, type Picture } from '../picture.ts'
import { ITEM_BOX, itemPicture, THING } from './item-picture.ts'

/** What stands for a thing that has a motif only: a token with the motif on it. */
const TOKEN = 'item/token'

/** A thing to collect in a quest: a drawing in its palette, or a token with its motif. */
export const collectPicture = (library: ArtLibrary, { palette, motif, template }: CollectArt): Picture => {
  if (template !== undefined && `item/${template}` in library.templates)
    return itemPicture(library, { template, palette, ...(motif === undefined ? {} : { motif }) })
  const token = library.templates[TOKEN]
  const markup = (token?.layers['main'] ?? '') + motifMarkup(library, token?.motif, motif)
  return {
    viewBox: ITEM_BOX,
    groups: layered(painted(markup, rolePaint(paletteOf(library, palette)))),
    className: THING,
  }
}
