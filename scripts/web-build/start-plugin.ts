import { HEADERS, playerEndpoints, PREFIXES, WEB_CLIENT } from '@daykeep/api/contract'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Bundle, closure, type Output } from './bundle.ts'
import { minified } from './script-text.ts'

/** What the page asks for as soon as it is there, for whoever is signed in; the texts for visitors too. */
export type FirstScreen = {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  readonly texts: Readonly<Record<string, string>>
  readonly fallback: string
  readonly answers: ReadonlyArray<string>
  readonly files: ReadonlyArray<string>
  readonly headers: Pick<typeof HEADERS, 'user' | 'key' | 'client' | 'timezoneOffset'>
  readonly client: string
}

/** Where the page has its start; other pages, as those of Storybook, have none. */
const PLACE = '<!-- start -->'

const BOARD = /src\/app\/signed-in\/index\.ts$/
const TEXTS = /^ui-([a-z]{2}(?:_[A-Z]{2})?)$/
const CATALOGUE = 'catalogue.json'
const FALLBACK_LANGUAGE = 'en'

type Scripts = {
  /** Leads old browsers away, so nothing of it may be newer than they are. */
  readonly check: string
  readonly start: string
}

/**
 * Writes `check-browser.js` and `start.js` into the page, this one with the files of the first screen: the page, its scripts, the
 * player and the catalogue then come in two round trips instead of five. While developing it sets the theme only.
 */
export const startPlugin = ({ check, start }: Scripts): Plugin => ({
  name: 'daykeep-start',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!html.includes(PLACE)) return html
      const first = bundle === undefined ? null : firstScreen(bundle as unknown as Bundle)
      const code = readFileSync(start, 'utf8').replace('__FIRST_SCREEN__', () => JSON.stringify(first))
      const scripts = [minified(check, readFileSync(check, 'utf8'), 'es2015'), minified(start, code)]
      return html.replace(PLACE, () => scripts.map((script) => `<script>${script}</script>`).join(''))
    },
  },
})

export const entryOf = (bundle: Bundle): ReadonlyArray<Output> =>
  Object.values(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'))

export const boardOf = (bundle: Bundle): ReadonlyArray<Output> =>
  Object.values(bundle).filter(({ facadeModuleId }) => BOARD.test(facadeModuleId ?? ''))

export const firstScreen = (bundle: Bundle): FirstScreen => {
  const { user, key, client, timezoneOffset } = HEADERS
  const files = Object.values(bundle)
  const board = boardOf(bundle)
  if (board.length === 0) throw new Error('the first screen of a player has no chunk of its own')
  const [app, needed] = [closure(bundle, entryOf(bundle)), closure(bundle, board)]
  const chunks = [...needed].filter((file) => !app.has(file))
  const lengthOf = (file: string): number => bundle[file]?.code?.length ?? 0
  const styles = new Set(chunks.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]))
  return {
    // Those of the app, too: the home page, which comes to players at first, names none of them. The longest first: six come at a time.
    scripts: [...app, ...chunks].toSorted((one, other) => lengthOf(other) - lengthOf(one)).map(address),
    styles: [...styles].map(address),
    texts: Object.fromEntries(
      files.flatMap(({ name = '', fileName }) => {
        const language = TEXTS.exec(name)?.[1]
        return language === undefined ? [] : [[language, address(fileName)]]
      }),
    ),
    fallback: FALLBACK_LANGUAGE,
    answers: [playerEndpoints.getUser, playerEndpoints.getTasks].map(({ path }) => PREFIXES.v4 + path),
    files: files.filter(({ names }) => names?.includes(CATALOGUE)).map(({ fileName }) => address(fileName)),
    headers: { user, key, client, timezoneOffset },
    client: WEB_CLIENT,
  }
}

const address = (file: string): string => `/${file}`
