import { ROUTES } from '@daykeep/web/routes'
import { build, type Plugin } from 'vite'
import { type Bundle, closure, type Output } from './bundle.ts'
import { boardOf, entryOf } from './start-plugin.ts'

type ReleaseFiles = Readonly<Record<'shell' | 'soon' | 'rest' | 'pages', ReadonlyArray<string>>> & {
  readonly texts: Readonly<Record<string, ReadonlyArray<string>>>
}

const TEXTS = /^(?:content|publications)-([a-z]{2}(?:_[A-Z]{2})?)$/
/**
 * The words of the first screen, the catalogue with what its things are drawn by, the rules of all commands (those that wait are
 * run again when a window opens), and the letters of the languages that there are.
 */
const SHELL = /^assets\/(ui-[a-z]{2}(_[A-Z]{2})?-|catalogue|compiled-art|late-rules|[\w-]+-core-[\w-]+\.woff2).*$/
/** What reads the lines of quick add, which most players use first. */
const FIRST_ACTS = /quick-add\/line-reader\.ts$/
/** Typefaces of other letters come when a text needs them. */
const FOREIGN = /-(latin|latin-ext|cyrillic|cyrillic-ext|vietnamese)-wght-/

/** Builds the service worker, `sw.js`, with the names of the files of this release. Storybook has no board, and none. */
export const serviceWorkerPlugin = (entry: string): Plugin => ({
  name: 'daykeep-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      if (boardOf(bundle as unknown as Bundle).length === 0) return
      const release = JSON.stringify(releaseFiles(bundle as unknown as Bundle))
      const built = await build({
        configFile: false,
        logLevel: 'error',
        define: { __RELEASE__: release },
        build: { write: false, minify: true, rolldownOptions: { input: entry, output: { format: 'iife' } } },
      })
      const { output } = built as unknown as { readonly output: ReadonlyArray<{ readonly code?: string }> }
      const [code] = output.flatMap((file) => file.code ?? [])
      if (code === undefined) throw new Error('the service worker has no code')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  },
})

export const releaseFiles = (bundle: Bundle): ReleaseFiles => {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
  const first = withStyles(bundle, [...entryOf(bundle), ...boardOf(bundle)])
  const acts = withStyles(
    bundle,
    files.filter(({ facadeModuleId }) => FIRST_ACTS.test(facadeModuleId ?? '')),
  )
  const isShell = ({ fileName }: Output): boolean => first.has(fileName) || SHELL.test(fileName)
  const languageOf = ({ name = '' }: Output): string | undefined => TEXTS.exec(name)?.[1]
  const languages = new Set(files.flatMap((file) => languageOf(file) ?? []))
  return {
    shell: files.filter(isShell).map(address),
    soon: files.filter((file) => !isShell(file) && acts.has(file.fileName)).map(address),
    rest: files
      .filter((file) => !isShell(file) && languageOf(file) === undefined && !FOREIGN.test(file.fileName))
      .map(address),
    texts: Object.fromEntries(
      [...languages].map((language) => [language, files.filter((file) => languageOf(file) === language).map(address)]),
    ),
    pages: [...new Set(Object.values(ROUTES).map(({ path }) => path.split('/')[1] ?? ''))].filter(isFixed),
  }
}

/** The files of chunks, of all their static imports and of their style sheets. */
const withStyles = (bundle: Bundle, chunks: ReadonlyArray<Output>): ReadonlySet<string> => {
  const needed = [...closure(bundle, chunks)]
  return new Set([...needed, ...needed.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])])])
}

const address = ({ fileName }: Output): string => `/${fileName}`

const isFixed = (part: string): boolean => !/[:*]/.test(part)
