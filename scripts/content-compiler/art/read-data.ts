import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Appearance,
  ArtLibrary,
  GearFallbacks,
  Mood,
  Palette,
  PotionArt,
  SpeciesArt,
} from '@daykeep/rules/pictures'
import { GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { COMMENT, decodeContent } from '../codec/index.ts'
import { locateIssues } from '../format-report.ts'
import type { ContentIssue } from '../issue.ts'
import { readSourceFile, type SourceFile } from '../sources/source-file.ts'
import { artDataCodecs, type Vocabulary } from './data-codecs.ts'
import { gearIndex } from './gear-index.ts'
import type { Drawings } from './drawings/read-templates.ts'

type ByName<A> = Readonly<Record<string, A>>

/** The data files of `art/`, by name; potions, and most species, have their art where their prices are. */
export type ArtData = {
  readonly palettes: { readonly gear: ByName<Palette>; readonly hair: ByName<string>; readonly skin: ByName<string> }
  readonly species: ByName<SpeciesArt>
  readonly potions: ByName<PotionArt>
  readonly moods: ByName<Mood>
  readonly tack: { readonly sets: ArtLibrary['tack'] }
  readonly icons: { readonly icons: ReadonlyArray<string> }
  readonly panoramas: ArtLibrary['panoramas']
  readonly shops: ArtLibrary['shops']
  readonly transformations: ArtLibrary['transformations']
  readonly 'gear-fallbacks': GearFallbacks
  readonly 'skill-tiles': ArtLibrary['skillTiles']
  readonly 'appearance/skin': Appearance['skin']
  readonly 'appearance/hair-color': Appearance['hairColor']
  readonly 'appearance/hair-base': Appearance['hairBase']
  readonly 'appearance/bangs': Appearance['bangs']
  readonly 'appearance/beard': Appearance['beard']
  readonly 'appearance/mustache': Appearance['mustache']
  readonly 'appearance/flower': Appearance['flower']
  readonly 'appearance/shirt': Appearance['shirt']
  readonly 'appearance/chair': Appearance['chair']
}

export type DecodedData = { readonly data: ArtData; readonly issues: ReadonlyArray<ContentIssue> }

/** Decodes the data files. They name drawings, palettes and moods, so those are known before. */
export const readData = (contentDir: string, drawings: Drawings): DecodedData => {
  const read = (name: string): SourceFile => readSourceFile(contentDir, `art/${name}.json`)
  const words = vocabularyOf(drawings, read('palettes').value, read('moods').value)
  const decoded = Object.entries(artDataCodecs(words)).map(([name, codec]) => {
    const file = read(name)
    const unreadable = [...missingFile(contentDir, file), ...file.issues]
    const { value, issues } = decodeContent(codec, file)
    const all: ReadonlyArray<ContentIssue> = unreadable.length > 0 ? unreadable : locateIssues(issues, [file])
    return { name, value, issues: all }
  })
  const data = Object.fromEntries(decoded.map(({ name, value }) => [name, value])) as Omit<ArtData, 'potions'>
  const species = { ...data.species, ...artOf<SpeciesArt>(contentDir, 'eggs') }
  return {
    data: { ...data, species, potions: artOf<PotionArt>(contentDir, 'potions') },
    issues: decoded.flatMap(({ issues }) => issues),
  }
}

const missingFile = (contentDir: string, { path }: SourceFile): ReadonlyArray<ContentIssue> =>
  existsSync(join(contentDir, path))
    ? []
    : [{ severity: 'error', file: path, path: [], position: { line: 1, column: 1 }, message: 'the file is missing' }]

/** The art of all eggs or all potions by key. It stands in their own files, which the content check reads. */
const artOf = <A>(contentDir: string, list: 'eggs' | 'potions'): ByName<A> => {
  const { value } = readSourceFile(contentDir, `data/${list}.json`)
  const items =
    (Object(value) as { readonly [List in typeof list]?: ReadonlyArray<{ key: string; art?: A }> })[list] ?? []
  return Object.fromEntries(items.flatMap(({ key, art }) => (art === undefined ? [] : [[key, art] as const])))
}

const vocabularyOf = (drawings: Drawings, palettes: unknown, moods: unknown): Vocabulary => {
  const paths = [...drawings.templates.keys()]
  const gear = gearIndex(drawings.templates)
  return {
    drawnIn: (folder) =>
      paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    gear: Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, Object.keys(gear[slot])])) as Record<GearSlot, string[]>,
    materials: Object.keys(drawings.materials),
    palettes: namesIn(typeof palettes === 'object' && palettes !== null ? Reflect.get(palettes, 'gear') : undefined),
    moods: namesIn(moods),
  }
}

const namesIn = (data: unknown): ReadonlyArray<string> =>
  typeof data === 'object' && data !== null ? Object.keys(data).filter((name) => name !== COMMENT) : []
