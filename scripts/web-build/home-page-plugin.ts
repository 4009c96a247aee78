import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { type Bundle, closure, homeOf } from './bundle.ts'
import { packed } from './pack-files-plugin.ts'
import { minified } from './script-text.ts'

/** What `src/app/prerender-home.tsx` returns. */
type Prerendered = {
  readonly pages: ReadonlyArray<{
    readonly language: string
    readonly title: string
    /** What search engines and messengers show of a link to the page, as HTML. */
    readonly meta: string
    readonly html: string
  }>
  readonly lands: Readonly<Record<string, string>>
}

type Options = {
  /** The folder of the web app. */
  readonly root: string
  /** The module that renders the page, and the script at its end. */
  readonly entry: string
  readonly script: string
  /** What the modules of the page need to be built. */
  readonly plugins: () => ReadonlyArray<PluginOption>
}

/**
 * Writes the home page of visitors, `home.LANGUAGE.html` beside `index.html`: it is read before any script has come, and
 * the app comes when the visitor does something.
 */
export const homePagePlugin = ({ root, entry, script, plugins }: Options): Plugin => ({
  name: 'daykeep-home-page',
  apply: 'build',
  writeBundle: async ({ dir = '' }, written) => {
    const bundle = written as unknown as Bundle
    const home = homeOf(bundle)
    if (home.length === 0 || bundle['index.html'] === undefined) return
    const [index, code, { pages, lands }] = await Promise.all([
      readFile(join(dir, 'index.html'), 'utf8'),
      readFile(script, 'utf8'),
      prerendered(root, entry, plugins()),
    ])
    const sheets = [...closure(bundle, home)].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])])
    const own = sheets.filter((file) => !index.includes(file))
    const styles = (await Promise.all(own.map((file) => readFile(join(dir, file), 'utf8')))).join('')
    await Promise.all([
      packed(index).then((page) => writeFile(join(dir, 'index.html.br'), page)),
      ...pages.map(async (page) => {
        const path = join(dir, `home.${page.language}.html`)
        const html = toHomePage(index, { ...page, styles, lands, code })
        await Promise.all([writeFile(path, html), writeFile(`${path}.br`, await packed(html))])
      }),
    ])
  },
})

const prerendered = async (root: string, entry: string, plugins: ReadonlyArray<PluginOption>): Promise<Prerendered> => {
  const outDir = await mkdtemp(join(tmpdir(), 'daykeep-home-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [...plugins],
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    const { prerenderHome } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
      readonly prerenderHome: () => Promise<Prerendered>
    }
    return await prerenderHome()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

type Parts = Prerendered['pages'][number] & {
  /** Those that the page of the app does not name. In the page, or players, who get it too, would wait for files they have no use of. */
  readonly styles: string
  readonly lands: Readonly<Record<string, string>>
  readonly code: string
}

const APP = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const ROOT = '<div id="root"></div>'

/** The page of the app with another page in it, which is shown until the app is there. */
export const toHomePage = (page: string, { title, meta, html, language, ...parts }: Parts): string => {
  const [, app] = APP.exec(page) ?? []
  if (app === undefined || !page.includes(ROOT)) throw new Error('index.html has no script of the app, or no root')
  const code = parts.code.replace('__LANDS__', JSON.stringify(parts.lands)).replace('__APP__', JSON.stringify(app))
  const script = minified('prerendered.js', code)
  const replacements: ReadonlyArray<readonly [RegExp | string, string]> = [
    [APP, ''],
    [PRELOADS, ''],
    [/<html [^>]*>/, `<html lang="${language.replaceAll('_', '-')}" data-prerendered>`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, meta],
    ['</head>', `  <style>${parts.styles}</style>\n  </head>`],
    [ROOT, `<div id="prerendered">${html}</div>\n    ${ROOT}\n    <script>${script}</script>`],
  ]
  return replacements.reduce((text, [place, by]) => text.replace(place, () => by), page)
}
