import * as E from 'fp-ts/lib/Either.js'
import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { SLOT_FOLDERS } from './gear-index.ts'
import { iconsAmong } from './icon-names.ts'
import { readSourceFile } from '../sources/source-file.ts'
import { readText } from '../sources/read-text.ts'

/** The drawings there are, by the words that art uses for their kinds: `armor template`, `palette`, `mood`… */
export type ArtNames = { readonly [kind: string]: ReadonlySet<string> }

const ANIMAL_PARTS = 'body stand head ears muzzle mark tail extra worn overlay'.split(' ')

/** The file of drawings of each kind of look that has some. */
const LOOK_FILES = {
  shirt: 'shirt',
  skin: 'skin',
  chair: 'chair',
  'hair.color': 'hair-color',
  'hair.base': 'hair-base',
  'hair.bangs': 'bangs',
  'hair.beard': 'beard',
  'hair.mustache': 'mustache',
  'hair.flower': 'flower',
} as const

/**
 * The words that art may use, read from the names of the drawings: templates by slot, palettes, motifs, parts of animals,
 * materials, moods and parts of scenes. `icons`: the third parties' icons that content asks for, as `collection:name`.
 */
export const artNames = (contentDir: string, icons: ReadonlySet<string>): ArtNames => {
  const templates = join(contentDir, 'art', 'templates')
  const names = (...folder: ReadonlyArray<string>): ReadonlySet<string> => namesIn(join(templates, ...folder))
  return {
    ...Object.fromEntries(
      Object.entries(SLOT_FOLDERS).map(([slot, folders]) => [
        `${slot} template`,
        new Set(folders.flatMap((folder) => [...names('avatar', folder)])),
      ]),
    ),
    ...Object.fromEntries(ANIMAL_PARTS.map((part) => [`animal ${part}`, names('creature', part)])),
    ...Object.fromEntries(
      Object.entries(LOOK_FILES).map(([kind, file]) => [
        `look ${kind}`,
        new Set(Object.keys(read(contentDir, `appearance/${file}.json`))),
      ]),
    ),
    palette: new Set(Object.keys(fieldOf(contentDir, 'palettes.json', 'gear'))),
    mood: new Set(Object.keys(read(contentDir, 'moods.json')).filter((name) => name !== '//')),
    material: materials(join(templates, 'materials.svg')),
    motif: names('motif'),
    boss: names('boss'),
    'boss wear': names('boss', 'wear'),
    'item template': names('item'),
    'far land': names('scene', 'far'),
    ground: names('scene', 'ground'),
    feature: names('scene', 'feature'),
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
  Object(readSourceFile(contentDir, `art/${file}`).value) as Record<string, unknown>

const fieldOf = (contentDir: string, file: string, field: string): object =>
  Object(read(contentDir, file)[field]) as object

/** Materials are the paints of one drawing, each under an id. */
const materials = (file: string): ReadonlySet<string> => {
  const text = readText(file)
  return new Set(E.isLeft(text) ? [] : [...text.right.matchAll(/id="mat-([\w-]+)"/g)].map(([, name]) => name ?? ''))
}
