import { parseArgs } from 'node:util'
import { artNames } from '../art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../content-dir.ts'
import { filesOf, readContent } from '../read-content.ts'
import { reportOf } from '../report.ts'
import { KINDS } from './find-thing.ts'
import { showThing } from './show-thing.ts'

const HELP = `Shows a thing as the game sees it: each value with the line that it comes from or "by rule", its texts, and when it is
on sale next.

  npm run content:show -- quest owl
  npm run content:show -- gear weapon_warrior_1

Kinds: ${Object.keys(KINDS).join(', ')}
  --dir PATH   another content folder
  --now DAY    as if it were this day, such as 2027-03-01`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, dir: { type: 'string', default: CONTENT_DIR }, now: { type: 'string' } },
  allowPositionals: true,
})

const show = ([kind = '', key = '']: ReadonlyArray<string>): ReadonlyArray<string> | string => {
  const content = readContent(values.dir)
  const { catalogue, faults, things, languages } = checkContent(content, artNames(values.dir, iconsIn(content)))
  if (catalogue === undefined) return reportOf(faults, filesOf(content)).join('\n')
  const files = new Map(filesOf(content).map((file) => [file.path, file]))
  const now = values.now === undefined ? Date.now() : Date.parse(values.now)
  return showThing({ catalogue, things, files, languages }, kind, key, now)
}

if (values.help === true || positionals.length === 0) console.log(HELP)
else {
  const lines = show(positionals)
  if (typeof lines === 'string') {
    console.error(lines)
    process.exitCode = 1
  } else console.log(lines.join('\n'))
}
