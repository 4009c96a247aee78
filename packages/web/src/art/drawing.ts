import type { ArtLibrary, MotifPlace, Template } from './library.ts'

/** The markup of one layer of a drawing; nothing where there is none. */
export const layerOf = (library: ArtLibrary, path: string, layer: string): string =>
  library.templates[path]?.layers[layer] ?? ''

/** All layers of a drawing by their names, from back to front. */
export const layersOf = (template: Template, ...layers: ReadonlyArray<string>): string =>
  layers.map((layer) => template.layers[layer] ?? '').join('')

const MOTIF_BOX = 24

/** A motif at the place that a template keeps for it; nothing where it keeps none or the motif is not drawn. */
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
