import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { FIRST_LOAD, limitOf, SCREENS } from './limits.ts'
import { closureOf, type Manifest, stylesOf } from './manifest.ts'

const HELP = `npm run size       builds the web app in a temporary folder and measures its JavaScript, gzip, in kB of 1000 bytes,
                   and what first screens take on the way in all, as the server packs it (brotli)
Fails when the first load, a first screen or a single chunk is larger than scripts/size/limits.ts allows.`

type Row = { readonly name: string; readonly size: number; readonly limit: number }

const measure = async (): Promise<readonly Row[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'daykeep-size-'))
  try {
    const configFile = fileURLToPath(new URL('../../packages/web/vite.config.ts', import.meta.url))
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    return rowsOf(outDir, JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

const rowsOf = (folder: string, manifest: Manifest): readonly Row[] => {
  const missing = SCREENS.flatMap(({ sources }) => sources).filter((source) => manifest[source] === undefined)
  if (missing.length > 0)
    throw new Error(`scripts/size/limits.ts names sources that are no chunks: ${missing.join(', ')}`)
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0)
  const chunks = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  return [
    { name: 'first load (index.html)', size: sum(closureOf(manifest, ['index.html'])), limit: FIRST_LOAD },
    ...SCREENS.map(({ name, sources, limit }) => ({ name, size: sum(closureOf(manifest, sources)), limit })),
    ...SCREENS.map((screen) => ({
      name: `${screen.name}, in all (br)`,
      size: onTheWay(folder, manifest, screen),
      limit: screen.onTheWay,
    })),
    ...chunks
      .map((file) => ({ name: file, size: sizeOf(file), limit: limitOf(file) }))
      .toSorted((a, b) => b.size - a.size),
  ]
}

/** The longest page, its scripts with the longest words of a language, styles, and what else the screen asks for, in kB. */
const onTheWay = (folder: string, manifest: Manifest, { sources, also, page }: (typeof SCREENS)[number]): number => {
  const served = (inside: string) => readdirSync(join(folder, inside)).filter((file) => !file.endsWith('.br'))
  const assets = served('assets').map((file) => `assets/${file}`)
  const longest = (files: ReadonlyArray<string>) => Math.max(...files.map((file) => packed(folder, file)))
  const pages = served('').filter((file) => page.test(file))
  const words = assets.filter((file) => /\/ui-[\w-]+\.js$/.test(file))
  // A style sheet that stands in the page is no file on the way.
  const named = pages.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const hasScripts = pages.includes(APP_PAGE)
  const files = [
    ...(hasScripts ? closureOf(manifest, sources) : []),
    ...[...stylesOf(manifest, sources)].filter((file) => named.includes(file)),
    ...assets.filter((file) => also.test(file)),
  ]
  return longest(pages) + (hasScripts ? longest(words) : 0) + files.reduce((all, file) => all + packed(folder, file), 0)
}

/** The page that loads the app at once. */
const APP_PAGE = 'index.html'

/** As the server sends it: typefaces and pictures are packed already, and so are the files that the build has packed. */
const packed = (folder: string, file: string): number => {
  if (existsSync(join(folder, `${file}.br`))) return readFileSync(join(folder, `${file}.br`)).length / 1000
  const bytes = readFileSync(join(folder, file))
  if (file.endsWith('.woff2')) return bytes.length / 1000
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000
}

const line = ({ name, size, limit }: Row): string =>
  `${name.padEnd(48)} ${size.toFixed(1).padStart(8)} ${`of ${limit}`.padStart(8)}${size > limit ? '   TOO LARGE' : ''}`

const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const rows = await measure()
  console.log(rows.map(line).join('\n'))
  const over = rows.filter(({ size, limit }) => size > limit)
  if (over.length === 0) return 0
  console.error(`\n${over.length} too large. Load what is not needed at first lazily, or take it out.`)
  return 1
}

process.exitCode = await main()
