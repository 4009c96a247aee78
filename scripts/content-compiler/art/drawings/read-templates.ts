import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ContentIssue } from '../../issue.ts'
import { listFiles } from '../../sources/list-files.ts'
import { readText } from '../../sources/read-text.ts'
import { checkTemplate } from './check-template.ts'
import { parseMaterials } from './materials.ts'
import { type ParsedTemplate, parseTemplate } from './parse-template.ts'
import type { DrawingError } from './xml.ts'

export type Drawings = {
  /** By path below `templates`, without the ending, in the order of the alphabet. */
  readonly templates: ReadonlyMap<string, ParsedTemplate>
  readonly materials: Readonly<Record<string, string>>
  readonly issues: ReadonlyArray<ContentIssue>
}

const MATERIALS = 'materials.svg'

/** Reads every drawing below `art/templates`. A drawing that cannot be parsed is left out. */
export const readTemplates = (contentDir: string): Drawings => {
  const check = checkTemplate(paintedClasses())
  const directory = join(contentDir, 'art/templates')
  const templates = new Map<string, ParsedTemplate>()
  const issues: ContentIssue[] = []
  for (const name of listFiles(directory, '.svg').filter((file) => file !== MATERIALS)) {
    const file = `art/templates/${name}`
    const path = name.slice(0, -'.svg'.length)
    const parsed = pipe(
      readDrawing(join(directory, name)),
      E.mapLeft((error) => [error]),
      E.chain(parseTemplate),
    )
    const wrong = E.isLeft(parsed) ? parsed.left : check(path, parsed.right)
    issues.push(...wrong.map((error) => issueIn(file, error)))
    if (E.isRight(parsed)) templates.set(path, parsed.right)
  }
  const materials = E.chain(parseMaterials)(readDrawing(join(directory, MATERIALS)))
  if (E.isLeft(materials)) issues.push(issueIn(`art/templates/${MATERIALS}`, materials.left))
  return { templates, materials: E.isRight(materials) ? materials.right : {}, issues }
}

const issueIn = (file: string, error: DrawingError): ContentIssue => ({ severity: 'error', file, path: [], ...error })

const readDrawing = (file: string): E.Either<DrawingError, string> =>
  E.mapLeft((message: string): DrawingError => ({ position: { line: 1, column: 1 }, message }))(readText(file))

const ART_CSS = new URL('../../../../packages/web/src/art/art.css', import.meta.url)

/** The classes that art.css paints: a template may use no others. */
const paintedClasses = (): ReadonlySet<string> =>
  new Set([...readFileSync(ART_CSS, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))
