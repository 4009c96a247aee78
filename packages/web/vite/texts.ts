import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { textFileName } from '../../../scripts/content/text-file-name.ts'

type Part = 'ui' | 'content'
type Messages = Record<string, CompiledMessage>

const FALLBACK = 'en'
const ENTRY = 'virtual:texts'

/**
 * Serves the texts of `packages/content/locales` to the web app, compiled, one chunk for each language and part:
 * `ui` (the app's words, refusals, messages) and `content` (names and notes of things). A text that a language lacks
 * is taken from English. A changed file reloads the page.
 */
export const texts = (localesDir: string): Plugin => ({
  name: 'daykeep-texts',
  resolveId: (id) => (id === ENTRY || id.startsWith(`${ENTRY}/`) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${ENTRY}`) return entryModule(languagesIn(localesDir))
    const [, language, part] = /^\0virtual:texts\/([^/]+)\/(ui|content)$/.exec(id) ?? []
    if (language === undefined || (part !== 'ui' && part !== 'content')) return null
    return `export default ${JSON.stringify(messagesOf(localesDir, language, part))}`
  },
  configureServer: (server) => {
    server.watcher.add(localesDir)
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(localesDir)) return
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${ENTRY}`)) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    })
  },
})

/** All messages of one language and part, keyed `<file>.<path>`, English where the language has none. */
export const messagesOf = (localesDir: string, language: string, part: Part): Messages => {
  const messages: Messages = {}
  for (const one of language === FALLBACK ? [FALLBACK] : [FALLBACK, language]) {
    for (const file of jsonFiles(join(localesDir, one)).filter((path) => partOf(localesDir, path) === part)) {
      collect(
        messages,
        textFileName(relative(localesDir, file).split(sep).join('/')),
        JSON.parse(readFileSync(file, 'utf8')),
      )
    }
  }
  return messages
}

const languagesIn = (localesDir: string): readonly string[] =>
  readdirSync(localesDir).filter((name) => statSync(join(localesDir, name)).isDirectory())

const entryModule = (languages: readonly string[]): string => {
  const loaders = (part: Part) =>
    languages.map((each) => `${JSON.stringify(each)}: () => import('${ENTRY}/${each}/${part}')`).join(', ')
  return `export const texts = { ui: { ${loaders('ui')} }, content: { ${loaders('content')} } }`
}

const partOf = (localesDir: string, file: string): Part =>
  relative(localesDir, file).split(sep)[1] === 'content' ? 'content' : 'ui'

const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && basename(name) !== 'mail.json')
    .map((name) => join(folder, name))

const collect = (into: Messages, id: string, value: unknown): void => {
  if (typeof value === 'string') into[id] = compileMessage(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (key !== '//') collect(into, `${id}.${key}`, inner)
  }
}
