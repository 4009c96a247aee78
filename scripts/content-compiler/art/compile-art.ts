import * as E from 'fp-ts/lib/Either.js'
import { join } from 'node:path'
import type { ArtLibrary } from '@daykeep/rules/pictures'
import { locateIssues } from '../format-report.ts'
import type { ContentIssue } from '../issue.ts'
import { listFiles } from '../sources/list-files.ts'
import { readText } from '../sources/read-text.ts'
import { readSourceFile } from '../sources/source-file.ts'
import { gearIndex } from './gear-index.ts'
import { iconNamesIn, takeIcons } from './icons.ts'
import type { ParsedTemplate } from './drawings/parse-template.ts'
import { type ArtData, readData } from './read-data.ts'
import { type Drawings, readTemplates } from './drawings/read-templates.ts'

export type CompiledArt = {
  readonly library: ArtLibrary
  readonly issues: ReadonlyArray<ContentIssue>
}

/**
 * Compiles the drawings and data of `art/` below a content folder into one library, with the third-party icons that the
 * content names. Reports all issues at once, each with its position; the library holds what is sound.
 */
export const compileArt = (contentDir: string): CompiledArt => {
  const drawings = readTemplates(contentDir)
  const { data, issues } = readData(contentDir, drawings)
  const listed = data.icons.icons.filter((name) => name !== undefined)
  const icons = takeIcons([...listed, ...iconNamesOfContent(contentDir)])
  const library = libraryOf(drawings, data, motifsIn(drawings.templates), icons)
  return { library, issues: [...drawings.issues, ...issues, ...unknownIcons(contentDir, icons)] }
}

const unknownIcons = (contentDir: string, icons: ArtLibrary['icons']): ReadonlyArray<ContentIssue> => {
  const file = readSourceFile(contentDir, 'art/icons.json')
  const { icons: names } = Object(file.value) as { readonly icons?: ReadonlyArray<unknown> }
  const issues = (Array.isArray(names) ? names : []).flatMap((name, index): ReadonlyArray<ContentIssue> => {
    if (typeof name !== 'string' || name in icons) return []
    return [{ severity: 'error', file: file.path, path: ['icons', index], message: `there is no icon "${name}"` }]
  })
  return locateIssues(issues, [file])
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
  shops: data.shops,
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
  return listFiles(data, '.json').flatMap((name) => {
    const text = readText(join(data, name))
    return E.isRight(text) ? iconNamesIn(text.right) : []
  })
}
