import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Appearance } from '../../packages/web/src/art/appearance.ts'
import type { Palette, PotionArt, SpeciesArt } from '../../packages/web/src/art/art-field.ts'
import {
  type ArtLibrary,
  GEAR_SLOTS,
  type GearFallbacks,
  type GearSlot,
  type Mood,
} from '../../packages/web/src/art/library.ts'
import { artDataChecks, type Vocabulary } from './art-data-checks.ts'
import type { ArtFault } from './art-fault.ts'
import { gearIndex } from './gear-index.ts'
import type { Drawings } from './read-templates.ts'

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

export type CheckedData = { readonly data: ArtData; readonly faults: ReadonlyArray<ArtFault> }

/** Reads the data files, checks each against what is drawn, and answers them without their comments. */
export const readData = (contentDir: string, drawings: Drawings): CheckedData => {
  const faults: ArtFault[] = []
  const read = (name: string): unknown => {
    const file = `art/${name}.json`
    try {
      return JSON.parse(readFileSync(join(contentDir, file), 'utf8'), withoutComments)
    } catch (error) {
      faults.push({ file, message: error instanceof Error ? error.message : String(error) })
      return {}
    }
  }
  const known = { palettes: read('palettes'), moods: read('moods') }
  const checks = artDataChecks(vocabularyOf(drawings, known.palettes, known.moods))
  const entries = Object.entries(checks).map(([name, check]) => {
    const value = name in known ? known[name as keyof typeof known] : read(name)
    faults.push(...check(value, '').map((message) => ({ file: `art/${name}.json`, message })))
    return [name, value]
  })
  const data = Object.fromEntries(entries) as Omit<ArtData, 'potions'>
  const species = { ...data.species, ...artOf<SpeciesArt>(contentDir, 'eggs') }
  return { data: { ...data, species, potions: artOf<PotionArt>(contentDir, 'potions') }, faults }
}

/** The art of all eggs or of all potions by key, as their own files have it: the content checker has read it before. */
const artOf = <A>(contentDir: string, list: 'eggs' | 'potions'): ByName<A> => {
  const file = join(contentDir, `data/${list}.json`)
  if (!existsSync(file)) return {}
  const items = (
    JSON.parse(readFileSync(file, 'utf8')) as Record<typeof list, ReadonlyArray<{ key: string; art?: A }>>
  )[list]
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
  typeof data === 'object' && data !== null ? Object.keys(data) : []

const withoutComments = (key: string, value: unknown): unknown => (key === '//' ? undefined : value)
