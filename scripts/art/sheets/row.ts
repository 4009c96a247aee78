import type { ArtLibrary } from '../../../packages/web/src/art/library.ts'
import type { Picture } from '../../../packages/web/src/art/picture.ts'
import type { Studio } from '../../../packages/web/src/art/studio.ts'

/** Pictures side by side under a heading, each at a width in pixels. */
export type Row = { readonly heading: string; readonly width: number; readonly pictures: ReadonlyArray<Picture> }

export type Sheet = (studio: Studio, library: ArtLibrary) => ReadonlyArray<Row>

export const row = (heading: string, width: number, pictures: ReadonlyArray<Picture>): Row => ({
  heading,
  width,
  pictures,
})
