import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { ArtNames } from '../../packages/rules/src/content/index.ts'
import { SLOT_FOLDERS } from '../art/gear-index.ts'
import { iconsAmong } from './icons.ts'

const PARTS_OF_ANIMALS = 'body stand head ears muzzle mark tail extra worn overlay'.split(' ')

/**
 * The words that art may use, read from the names of the drawings: templates by slot, palettes, motifs, parts of animals,
 * materials, moods and parts of scenes. `icons`: the third parties' icons that content asks for, as `collection:name`.
 */
export const artNames = (contentDir: string, icons: ReadonlySet<string>): ArtNames => {
  const templates = join(contentDir, 'art', 'templates')
  const drawn = (...folder: ReadonlyArray<string>): ReadonlySet<string> => namesIn(join(templates, ...folder))
  return {
    ...Object.fromEntries(
      Object.entries(SLOT_FOLDERS).map(([slot, folders]) => [
        `${slot} template`,
        new Set(folders.flatMap((folder) => [...drawn('avatar', folder)])),
      ]),
    ),
    ...Object.fromEntries(PARTS_OF_ANIMALS.map((part) => [`animal ${part}`, drawn('creature', part)])),
    palette: new Set(Object.keys(fieldOf(contentDir, 'palettes.json', 'gear'))),
    mood: new Set(Object.keys(read(contentDir, 'moods.json')).filter((name) => name !== '//')),
    material: materials(join(templates, 'materials.svg')),
    motif: drawn('motif'),
    boss: drawn('boss'),
    'boss wear': drawn('boss', 'wear'),
    'item template': drawn('item'),
    'far land': drawn('scene', 'far'),
    ground: drawn('scene', 'ground'),
    feature: drawn('scene', 'feature'),
    icon: iconsAmong(icons),
  }
}

const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.svg'))
          .map((name) => parse(name).name)
      : [],
  )

const read = (contentDir: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(contentDir, 'art', file), 'utf8')) as Record<string, unknown>

const fieldOf = (contentDir: string, file: string, field: string): object =>
  Object(read(contentDir, file)[field]) as object

/** Materials are the paints of one drawing, each under an id. */
const materials = (file: string): ReadonlySet<string> =>
  new Set(
    existsSync(file)
      ? [...readFileSync(file, 'utf8').matchAll(/id="mat-([\w-]+)"/g)].map(([, name]) => name ?? '')
      : [],
  )
