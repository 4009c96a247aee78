import type { ArtLibrary, Picture, PictureRenderer } from '@daykeep/rules/pictures'

/** Pictures side by side under a heading, each at a width in pixels. */
export type Row = { readonly heading: string; readonly width: number; readonly pictures: ReadonlyArray<Picture> }

export type ContactSheet = (renderer: PictureRenderer, library: ArtLibrary) => ReadonlyArray<Row>

export const row = (heading: string, width: number, pictures: ReadonlyArray<Picture>): Row => ({
  heading,
  width,
  pictures,
})
