import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { artNames } from '../art-names.ts'
import { iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../content-dir.ts'
import { readContent } from '../read-content.ts'
import { KINDS, newThing } from './new-thing.ts'

const HELP = `Writes the skeleton of a new thing: data that the checker accepts, and empty texts that it calls missing.
It never overwrites: a file or key that is there already is refused.

${Object.values(KINDS)
  .map(({ usage }) => `  npm run content:new -- ${usage}`)
  .join('\n')}
  --dir PATH   another content folder`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, dir: { type: 'string', default: CONTENT_DIR } },
  allowPositionals: true,
})

const make = (): void => {
  const content = readContent(values.dir)
  const made = newThing(positionals, { content, art: artNames(values.dir, iconsIn(content)) })
  if (typeof made === 'string') {
    console.error(`${made}\nNothing was written. npm run content:new -- --help tells what there is.`)
    process.exitCode = 1
    return
  }
  for (const { path, text } of made.files) {
    mkdirSync(dirname(join(values.dir, path)), { recursive: true })
    writeFileSync(join(values.dir, path), text)
    console.log(`wrote  ${path}`)
  }
  console.log(`\nTo be written, besides figures and art:\n${made.report.join('\n')}`)
}

if (values.help === true || positionals.length === 0) console.log(HELP)
else make()
