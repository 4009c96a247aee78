import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { svgText } from '@daykeep/rules/pictures'
import { findBrowser } from '../../find-browser.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { compileArt } from '../art/compile-art.ts'
import { contactSheets, type Row } from '../art/contact-sheets/index.ts'

const HELP = `Draws contact sheets of all pictures to PNG, to look at them.

  npm run art:sheet -- [names of sheets] [--theme dark] [--size 60] [--out folder]

  --size    draws every picture that many pixels wide, instead of as wide as its row likes`

const OPTIONS = {
  help: { type: 'boolean' },
  out: { type: 'string', default: '.cache/art' },
  theme: { type: 'string', default: 'light' },
  size: { type: 'string' },
} as const

type Look = { readonly theme: string; readonly size?: string }

export const run = async (args: ReadonlyArray<string>): Promise<void> => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  if (values.help === true) console.log(HELP)
  else await draw(positionals, resolve(values.out), values)
}

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const styles = ['packages/web/src/ui/tokens.css', 'packages/web/src/art/art.css'].map((path) =>
  readFileSync(file(path), 'utf8'),
)

/** As wide as asked, and never taller than that: a lance would tower above its row. */
const sized = (svg: string, width: number): string =>
  svg.replace('<svg ', `<svg width="${width}" style="max-height: ${width}px" `)

const pageOf = (name: string, rows: ReadonlyArray<Row>, { theme, size }: Look): string => `<!doctype html>
<html data-theme="${theme}"><meta charset="utf-8"><style>${styles.join('\n')}
body { margin: 16px; width: 1480px; background: var(--bg); color: var(--ink); font: 15px sans-serif }
h2 { margin: 14px 0 6px; font-size: 15px } div { display: flex; flex-wrap: wrap; gap: 8px; align-items: end }
</style>${rows
  .map(
    ({ heading, width, pictures }, at) =>
      `<h2>${heading}</h2><div>${pictures.map((picture, nth) => sized(svgText(picture, `${name}${at}-${nth}-`), Number(size ?? width))).join('')}</div>`,
  )
  .join('')}</html>`

/** Sets are worn by the catalogue, which has to be sound; other sheets can be drawn while it is not. */
const catalogueFor = (names: ReadonlyArray<string>): Catalogue | undefined =>
  names.length === 0 || names.some((name) => name.startsWith('sets-')) ? loadCatalogue() : undefined

const draw = async (names: ReadonlyArray<string>, folder: string, look: Look): Promise<void> => {
  const browser = await findBrowser()
  if (browser === undefined) throw new Error('No Chromium was found. Set CHROMIUM to draw the sheets.')
  mkdirSync(folder, { recursive: true })
  const sheets = contactSheets(compileArt(file('packages/content')).library, catalogueFor(names))
  const running = await chromium.launch({ executablePath: browser.path, args: [...browser.args], headless: true })
  const page = await running.newPage({ viewport: { width: 1520, height: 900 } })
  for (const [name, rows] of Object.entries(sheets)) {
    if (names.length > 0 && !names.includes(name)) continue
    await page.setContent(pageOf(name, rows(), look))
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path, fullPage: true })
    console.log(path)
  }
  await running.close()
}
