import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArtLibrary } from '../../packages/web/src/art/library.ts'
import type { ArtFault } from './art-fault.ts'
import { gearIndex } from './gear-index.ts'
import { iconNamesIn, takeIcons } from './icons.ts'
import { paintedClasses } from './painted-classes.ts'
import type { ParsedTemplate } from './parse-template.ts'
import { type ArtData, readData } from './read-data.ts'
import { type Drawings, readTemplates } from './read-templates.ts'

export type CompiledArt = {
  readonly library: ArtLibrary
  readonly faults: ReadonlyArray<ArtFault>
}

/**
 * Turns the drawings and the data of `art/` below a content folder into one library, with the third-party icons that
 * the content names. All faults are told at once; the library holds whatever was sound.
 */
export const compileArt = (contentDir: string): CompiledArt => {
  const drawings = readTemplates(contentDir, paintedClasses())
  const { data, faults } = readData(contentDir, drawings)
  const motifs = motifsIn(drawings.templates)
  const wanted = [...data.icons.icons, ...iconNamesOfContent(contentDir)]
  const icons = takeIcons(wanted)
  const library = libraryOf(drawings, data, motifs, icons)
  const unknownIcons = data.icons.icons
    .filter((name) => !(name in icons))
    .map((name) => ({ file: 'art/icons.json', message: `there is no icon "${name}"` }))
  return { library, faults: [...drawings.faults, ...faults, ...unknownIcons] }
}

const libraryOf = (
  drawings: Drawings,
  data: ArtData,
  motifs: ArtLibrary['motifs'],
  icons: ArtLibrary['icons'],
): ArtLibrary => ({
  templates: Object.fromEntries(
    [...drawings.templates]
      .filter(([path]) => !path.startsWith('motif/'))
      .map(([path, { template }]) => [path, template]),
  ),
  gear: gearIndex(drawings.templates),
  motifs,
  materials: drawings.materials,
  palettes: data.palettes.gear,
  fallbacks: data['gear-fallbacks'],
  transformations: data.transformations,
  skillTiles: data['skill-tiles'],
  species: data.species,
  potions: data.potions,
  tack: data.tack.sets,
  moods: data.moods,
  panoramas: data.panoramas,
  appearance: {
    skin: data['appearance/skin'],
    hairColor: data['appearance/hair-color'],
    hairBase: data['appearance/hair-base'],
    bangs: data['appearance/bangs'],
    beard: data['appearance/beard'],
    mustache: data['appearance/mustache'],
    flower: data['appearance/flower'],
    shirt: data['appearance/shirt'],
    chair: data['appearance/chair'],
  },
  icons,
})

/** A motif is one path; its colour comes from the template it goes on. */
const motifsIn = (templates: ReadonlyMap<string, ParsedTemplate>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...templates]
      .filter(([path]) => path.startsWith('motif/'))
      .map(([path, { root }]) => [path.slice('motif/'.length), root.children[0]?.attributes['d'] ?? '']),
  )

const iconNamesOfContent = (contentDir: string): ReadonlyArray<string> => {
  const data = join(contentDir, 'data')
  if (!existsSync(data)) return []
  return readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => iconNamesIn(readFileSync(join(data, name), 'utf8')))
}
