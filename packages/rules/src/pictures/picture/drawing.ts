import type { ArtLibrary, MotifPlace, Template } from '../model/library.ts'

/** The markup of one layer of a drawing; empty where there is none. */
export const layerOf = (library: ArtLibrary, path: string, layer: string): string =>
  library.templates[path]?.layers[layer] ?? ''

/** The named layers of a drawing, back to front. */
export const layersOf = (template: Template, ...layers: ReadonlyArray<string>): string =>
  layers.map((layer) => template.layers[layer] ?? '').join('')

const MOTIF_BOX = 24

/** A motif at its place on a template; empty where the template has no place or the motif is unknown. */
export const motifMarkup = (
  library: ArtLibrary,
  place: MotifPlace | undefined,
  name: string | null | undefined,
): string => {
  const d = name ? library.motifs[name] : undefined
  if (place === undefined || d === undefined) return ''
  const { x, y, size, role } = place
  const corner = `${x - size / 2} ${y - size / 2}`
  return `<path class="${role}" fill-rule="evenodd" d="${d}" transform="translate(${corner}) scale(${size / MOTIF_BOX})"/>`
}
