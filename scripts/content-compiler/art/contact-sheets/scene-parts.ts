import { PARTICLES } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

/** Every word of the sentence of a scene, each in a picture of its own. */
export const sceneParts: ContactSheet = (renderer, { templates, moods }) => {
  const named = (folder: string): ReadonlyArray<string> =>
    Object.keys(templates)
      .filter((path) => path.startsWith(`scene/${folder}/`))
      .map((path) => path.slice(`scene/${folder}/`.length))
  return [
    row(
      'Far',
      140,
      named('far').map((far) => renderer.scene({ mood: 'morning', far: [far], ground: 'meadow' })),
    ),
    row(
      'Ground',
      140,
      named('ground').map((ground) => renderer.scene({ mood: 'noon', ground })),
    ),
    row(
      'Features',
      140,
      named('feature')
        .filter((name) => !name.startsWith('great-keep'))
        .map((feature) => renderer.scene({ mood: 'morning', far: ['hills'], ground: 'meadow', feature })),
    ),
    row(
      'Moods',
      140,
      Object.keys(moods).map((mood) => renderer.scene({ mood, far: ['hills'], ground: 'path', feature: 'keep' })),
    ),
    row(
      'In the air',
      140,
      Object.keys(PARTICLES).map((particles) => renderer.scene({ mood: 'dusk', far: ['hills'], particles, seed: 3 })),
    ),
  ]
}
