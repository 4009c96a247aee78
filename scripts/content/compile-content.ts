import { join } from 'node:path'
import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import { artNames } from './art-names.ts'
import { type Checked, checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './content-dir.ts'
import { filesOf, readContent } from './read-content.ts'
import { reportOf } from './report.ts'
import { PARTS } from './languages/spoken-texts.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** `ok`: there is no error. Then the catalogue is there, and everything in `compiled/` is current. */
export type CompiledContent = {
  readonly ok: boolean
  readonly catalogue?: Catalogue
  /** Faults, worst first, one a line. */
  readonly report: ReadonlyArray<string>
  /** Files of `compiled/` that are new or other than before. */
  readonly written: ReadonlyArray<string>
  readonly checked: Checked
}

/** Reads, checks and compiles the content, and writes `compiled/` when nothing is wrong. */
export const compileContent = async (contentDir: string = CONTENT_DIR): Promise<CompiledContent> => {
  const content = readContent(contentDir)
  const checked = checkContent(content, artNames(contentDir, iconsIn(content)))
  const report = reportOf(checked.faults, filesOf(content))
  const ok = checked.readable && checked.faults.every(({ level }) => level !== 'error')
  const written = ok ? write(join(contentDir, 'compiled'), checked) : []
  return { ok, ...(checked.catalogue === undefined ? {} : { catalogue: checked.catalogue }), report, written, checked }
}

const write = (folder: string, { catalogue, texts }: Checked): ReadonlyArray<string> => {
  const files = [
    ['catalogue.json', catalogue] as const,
    ...Object.entries(texts).flatMap(([language, parts]) =>
      PARTS.map((part) => [`texts/${language}/${part}.json`, parts[part]] as const),
    ),
  ]
  return files
    .filter(([name, value]) => writeIfChanged(join(folder, name), JSON.stringify(value)))
    .map(([name]) => name)
}
