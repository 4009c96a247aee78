import { join } from 'node:path'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { artNames } from './art/art-names.ts'
import { compileArt } from './art/compile-art.ts'
import { paintSheet } from './art/paint-sheet.ts'
import { type CheckedContent, checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './sources/paths.ts'
import { allFiles, readContent } from './sources/read-content.ts'
import { formatReport, locateIssues } from './format-report.ts'
import type { ContentIssue } from './issue.ts'
import { NAMESPACES } from './locales/read-messages.ts'
import { writeIfChanged } from './sources/write-if-changed.ts'

/** `ok`: there is no error. Then the catalogue is there, and everything in `compiled/` is current. */
export type CompiledContent = {
  readonly ok: boolean
  readonly catalogue?: Catalogue
  /** Each with its position. */
  readonly issues: ReadonlyArray<ContentIssue>
  /** The issues as lines, worst first. */
  readonly report: ReadonlyArray<string>
  /** Files of `compiled/` that are new or other than before. */
  readonly changedFiles: ReadonlyArray<string>
  readonly checked: CheckedContent
}

/** Reads, checks and compiles the content, and writes `compiled/` when nothing is wrong. */
export const compileContent = async (contentDir: string = CONTENT_DIR): Promise<CompiledContent> => {
  const content = readContent(contentDir)
  const checked = checkContent(content, artNames(contentDir, iconsIn(content)))
  const issues = locateIssues(checked.issues, allFiles(content))
  const ok = checked.issues.every(({ severity }) => severity !== 'error')
  return {
    ok,
    ...(checked.catalogue === undefined ? {} : { catalogue: checked.catalogue }),
    issues,
    report: formatReport(issues),
    changedFiles: ok ? writeCompiled(contentDir, checked) : [],
    checked,
  }
}

const writeCompiled = (contentDir: string, { catalogue, texts }: CheckedContent): ReadonlyArray<string> => {
  const files = [
    ['catalogue.json', catalogue] as const,
    ['art.json', compileArt(contentDir).library] as const,
    ['paint.json', paintSheet()] as const,
    ...Object.entries(texts).flatMap(([language, parts]) =>
      NAMESPACES.map((part) => [`texts/${language}/${part}.json`, parts[part]] as const),
    ),
  ]
  return files
    .filter(([name, value]) => writeIfChanged(join(contentDir, 'compiled', name), JSON.stringify(value)))
    .map(([name]) => name)
}
