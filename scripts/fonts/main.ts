import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const HELP = `npm run fonts     makes the typefaces of the first screen: the letters and weights that the app's own words need`

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'packages/web/src/ui/fonts')

/**
 * What English and German are written with. The same list is the `unicode-range` in `packages/web/src/ui/fonts.css`; any
 * other letter, as in a player's name, brings the whole typeface.
 */
const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const LETTERS = `${ASCII}\u00A0·×ÄÖÜßäéöü–—‘’“”„…\u202F€`

/** The weights that style sheets ask for; the typeface of the wordmark has one. */
const TYPEFACES = [
  { name: 'nunito-sans', weights: { min: 400, max: 700 } },
  { name: 'gabarito', weights: { min: 400, max: 700 } },
  { name: 'grenze-gotisch', weights: 700 },
] as const

const main = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, weights } of TYPEFACES) {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
    const whole = await readFile(join(ROOT, file))
    const core = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } })
    await writeFile(join(FOLDER, `${name}-core.woff2`), core)
    console.log(`${name.padEnd(20)} ${(core.length / 1000).toFixed(1)} of ${(whole.length / 1000).toFixed(1)} kB`)
  }
}

if (process.argv.includes('--help')) console.log(HELP)
else await main()
