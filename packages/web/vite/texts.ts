import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pseudo, PSEUDO_LANGUAGE } from '../../../scripts/content/languages/pseudo.ts'
import { FIRST_LANGUAGE } from '../../../scripts/content/languages/spoken-texts.ts'
import { readLocales } from '../../../scripts/content/read-content.ts'
import { compileTexts, type Messages, type Texts } from '../../../scripts/content/texts.ts'

const ENTRY = 'virtual:texts'
const MODULE = /^\0virtual:texts\/(ui|content)-(\w+)$/

/**
 * Serves the texts of a content folder to the web app, compiled, one chunk for each part and language: `ui` (the app's
 * words, refusals, messages) and `content` (names and notes of things). A text that a language lacks is taken from English.
 * A changed file reloads the page. While developing there is a pseudo-language besides.
 */
export const texts = (contentDir: string): Plugin => {
  const localesDir = join(contentDir, 'locales')
  let compiled: Texts | undefined
  let isBuild = false
  const all = (): Texts => (compiled ??= textsToServe(contentDir, isBuild))
  return {
    name: 'daykeep-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    buildStart: () => {
      compiled = undefined
    },
    resolveId: (id) => (id === ENTRY || id.startsWith(`${ENTRY}/`) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${ENTRY}`) return entryModule(Object.keys(all()))
      const [, part, language = ''] = MODULE.exec(id) ?? []
      const messages = part === 'ui' || part === 'content' ? all()[language]?.[part] : undefined
      return messages === undefined ? null : textModule(messages)
    },
    configureServer: (server) => {
      server.watcher.add(localesDir)
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(localesDir)) return
        compiled = undefined
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(`\0${ENTRY}`)) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** All texts, by language and part; the pseudo-language is for those who look for texts that nobody can translate. */
export const textsToServe = (contentDir: string, isBuild: boolean): Texts => {
  const { locales } = readLocales(contentDir)
  const { texts: real } = compileTexts(locales)
  if (isBuild) return real
  const first = locales.filter(({ path }) => path.startsWith(`locales/${FIRST_LANGUAGE}/`))
  const foreign = compileTexts(first, pseudo).texts[FIRST_LANGUAGE]
  return foreign === undefined ? real : { ...real, [PSEUDO_LANGUAGE]: foreign }
}

const entryModule = (languages: ReadonlyArray<string>): string => {
  const loaders = (part: 'ui' | 'content') =>
    languages.map((each) => `${JSON.stringify(each)}: () => import('${ENTRY}/${part}-${each}')`).join(', ')
  return `export const texts = { ui: { ${loaders('ui')} }, content: { ${loaders('content')} } }`
}

/** Parsing a text is several times faster for a browser than reading the same data as a program. */
const textModule = (messages: Messages): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
