import { parseArgs } from 'node:util'
import { artNames } from '../art/art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { isContentDir } from '../sources/content-dir.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { allFiles, readContent } from '../sources/read-content.ts'
import { formatReport } from '../format-report.ts'
import { SHOWN_KINDS } from '../show/find-entry.ts'
import { showEntry } from '../show/show-entry.ts'

const HELP = `Shows a thing as the game sees it: each value with the line that it comes from or "by rule", its texts, and when it is
on sale next.

  npm run content:show -- quest owl
  npm run content:show -- gear weapon_warrior_1

Kinds: ${Object.keys(SHOWN_KINDS).join(', ')}
  --dir PATH   another content folder
  --now DAY    as if it were this day, such as 2027-03-01`

const OPTIONS = {
  help: { type: 'boolean' },
  dir: { type: 'string', default: CONTENT_DIR },
  now: { type: 'string' },
} as const

export const run = (args: ReadonlyArray<string>): void => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  if (values.help === true || positionals.length === 0) {
    console.log(HELP)
    return
  }
  if (!isContentDir(values.dir)) return
  const now = values.now === undefined ? Date.now() : Date.parse(values.now)
  const lines = show(positionals, values.dir, now)
  if (typeof lines === 'string') {
    console.error(lines)
    process.exitCode = 1
  } else console.log(lines.join('\n'))
}

/** The lines about an entry; a text where there is no such entry, or the content has errors. */
const show = (
  [kind = '', key = '']: ReadonlyArray<string>,
  dir: string,
  now: number,
): ReadonlyArray<string> | string => {
  const content = readContent(dir)
  const { catalogue, issues, entries, languages } = checkContent(content, artNames(dir, iconsIn(content)))
  if (catalogue === undefined) return formatReport(issues, allFiles(content)).join('\n')
  const files = new Map(allFiles(content).map((file) => [file.path, file]))
  return showEntry({ catalogue, entries, files, languages }, kind, key, now)
}
