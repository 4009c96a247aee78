import type { ItemArt } from '../model/art-field.ts'
import { motifMarkup } from '../picture/drawing.ts'
import type { ArtLibrary, Template } from '../model/library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { layered, painted, type Picture } from '../picture/picture.ts'

export const ITEM_BOX = '0 0 64 64'

/** The CSS class of items, whose outlines are thinner than those of figures. */
export const ITEM_CLASS = 'it'

/** Drawn for an unknown item. */
const FALLBACK_TEMPLATE = 'armoire'

const itemTemplate = (library: ArtLibrary, name: string): Template | undefined =>
  library.templates[`item/${name}`] ?? library.templates[`item/${FALLBACK_TEMPLATE}`]

/** An item with a drawing of its own, in its own colours or in those of its art. */
export const itemPicture = (library: ArtLibrary, { template: name, palette, motif }: ItemArt): Picture => {
  const template = itemTemplate(library, name)
  const markup = (template?.layers['main'] ?? '') + motifMarkup(library, template?.motif, motif)
  const paint = rolePaint(paletteOf(library, palette, template?.palette))
  return { viewBox: ITEM_BOX, groups: layered(painted(markup, paint)), className: ITEM_CLASS }
}
