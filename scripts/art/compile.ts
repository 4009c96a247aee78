import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { artFaultLine } from './art-fault.ts'
import { compileArt } from './compile-art.ts'

const HELP = `Compiles the drawings and data of packages/content/art as the web app does, and tells every fault.
Exits with 1 when there is one.

  node scripts/art/compile.ts`

const CONTENT = fileURLToPath(new URL('../../packages/content', import.meta.url))

if (process.argv.includes('--help')) {
  console.log(HELP)
} else {
  const { library, faults } = compileArt(CONTENT)
  for (const fault of faults) console.error(artFaultLine(fault))
  const kilobytes = Math.round(gzipSync(JSON.stringify(library)).length / 1024)
  console.log(`art: ${Object.keys(library.templates).length} drawings, ${kilobytes} kB gzip, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
