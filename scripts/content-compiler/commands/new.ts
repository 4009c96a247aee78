import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { artNames } from '../art/art-names.ts'
import { iconsIn } from '../check-content.ts'
import { isContentDir } from '../sources/content-dir.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { readContent } from '../sources/read-content.ts'
import { ENTRY_TEMPLATES, newEntry } from '../new/new-entry.ts'
import { TRANSLATION_USAGE } from '../new/translation.ts'

const HELP = `Writes the skeleton of a new thing: data that the checker accepts, and empty texts that it calls missing.
It never overwrites: a file or key that is there already is refused.

${[...Object.values(ENTRY_TEMPLATES), { usage: TRANSLATION_USAGE }]
  .map(({ usage }) => `  npm run content:new -- ${usage}`)
  .join('\n')}
  --dir PATH   another content folder`

const OPTIONS = { help: { type: 'boolean' }, dir: { type: 'string', default: CONTENT_DIR } } as const

export const run = (args: ReadonlyArray<string>): void => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  if (values.help === true || positionals.length === 0) console.log(HELP)
  else if (isContentDir(values.dir)) writeEntry(positionals, values.dir)
}

const writeEntry = (words: ReadonlyArray<string>, dir: string): void => {
  const content = readContent(dir)
  const entry = newEntry(words, { content, art: artNames(dir, iconsIn(content)) })
  if (typeof entry === 'string') {
    console.error(`${entry}\nNothing was written. npm run content:new -- --help tells what there is.`)
    process.exitCode = 1
    return
  }
  for (const { path, text } of entry.files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
    console.log(`wrote  ${path}`)
  }
  console.log(`\nTo be written, besides figures and art:\n${entry.report.join('\n')}`)
}
