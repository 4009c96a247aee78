import type { ItemArt } from '../art-field.ts'
import { motifMarkup } from '../drawing.ts'
import type { ArtLibrary, Template } from '../library.ts'
import { paletteOf } from '../paint/palette-of.ts'
import { rolePaint } from '../paint/role-paint.ts'
import { layered, painted, type Picture } from '../picture.ts'

export const ITEM_BOX = '0 0 64 64'

/** Outlines of things are thinner than those of figures. */
export const THING = 'it'

/** What is shown of a thing that nobody has drawn. */
const UNDRAWN = 'armoire'

export const itemTemplate = (library: ArtLibrary, name: string): Template | undefined =>
  library.templates[`item/${name}`] ?? library.templates[`item/${UNDRAWN}`]

/** A thing that is drawn once, in its own colours or in those of its art: gem, coin, key, saddle, scroll. */
export const itemPicture = (library: ArtLibrary, { template: name, palette, motif }: ItemArt): Picture => {
  const template = itemTemplate(library, name)
  const markup = (template?.layers['main'] ?? '') + motifMarkup(library, template?.motif, motif)
  const paint = rolePaint(paletteOf(library, palette, template?.palette))
  return { viewBox: ITEM_BOX, groups: layered(painted(markup, paint)), className: THING }
}
