import { join } from 'node:path'
import { CONTENT_DIR } from './content/content-dir.ts'
import { schemaFiles } from './content/schemas.ts'
import { writeIfChanged } from './content/write-if-changed.ts'

const HELP = `Writes packages/content/schema from the codecs of packages/rules/src/content: editors complete content files by it.

  npm run content:schemas`

if (process.argv.includes('--help')) {
  console.log(HELP)
} else {
  const files = schemaFiles()
  const written = files.filter(({ name, text }) => writeIfChanged(join(CONTENT_DIR, 'schema', name), text))
  console.log(`schemas: ${files.length} there, ${written.length} written`)
}
