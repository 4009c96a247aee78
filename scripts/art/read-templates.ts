import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { ArtFault } from './art-fault.ts'
import { checkTemplate } from './check-template.ts'
import { parseMaterials } from './materials.ts'
import { type ParsedTemplate, parseTemplate } from './parse-template.ts'

export type Drawings = {
  /** By path below `templates`, without the ending, in the order of the alphabet. */
  readonly templates: ReadonlyMap<string, ParsedTemplate>
  readonly materials: Readonly<Record<string, string>>
  readonly faults: ReadonlyArray<ArtFault>
}

const MATERIALS = 'materials.svg'

/** Reads every drawing below `art/templates`. A drawing with faults is left out and its faults are told. */
export const readTemplates = (contentDir: string, knownClasses: ReadonlySet<string>): Drawings => {
  const directory = join(contentDir, 'art/templates')
  const templates = new Map<string, ParsedTemplate>()
  const faults: ArtFault[] = []
  for (const name of svgFilesIn(directory).filter((file) => file !== MATERIALS)) {
    const file = `art/templates/${name}`
    const path = name.slice(0, -'.svg'.length)
    const parsed = parseTemplate(readFileSync(join(directory, name), 'utf8'))
    const wrong = E.isLeft(parsed) ? parsed.left : checkTemplate(knownClasses)(path, parsed.right)
    faults.push(...wrong.map((fault) => ({ file, ...fault })))
    if (E.isRight(parsed)) templates.set(path, parsed.right)
  }
  const materials = parseMaterials(readFileSync(join(directory, MATERIALS), 'utf8'))
  if (E.isLeft(materials)) faults.push({ file: `art/templates/${MATERIALS}`, ...materials.left })
  return { templates, materials: E.isRight(materials) ? materials.right : {}, faults }
}

const svgFilesIn = (directory: string): ReadonlyArray<string> =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.svg'))
    .sort()
