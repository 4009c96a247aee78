import { join } from 'node:path'
import { schemaFiles } from '../schemas.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { writeIfChanged } from '../sources/write-if-changed.ts'

const HELP = `Writes packages/content/schema from the codecs of scripts/content-compiler/file-kinds: editors complete content files by it.

  npm run content:schemas`

export const run = (args: ReadonlyArray<string>): void => {
  if (args.includes('--help')) {
    console.log(HELP)
    return
  }
  const files = schemaFiles()
  const changedFiles = files.filter(({ name, text }) => writeIfChanged(join(CONTENT_DIR, 'schema', name), text))
  console.log(`schemas: ${files.length} there, ${changedFiles.length} written`)
}
