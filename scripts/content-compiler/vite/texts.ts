import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pseudoLocalize, PSEUDO_LANGUAGE } from '../locales/pseudo-language.ts'
import { SOURCE_LANGUAGE } from '../locales/read-messages.ts'
import { readLocales } from '../sources/read-content.ts'
import { compileTexts, type CompiledMessages, type Texts } from '../locales/compile-texts.ts'

const ENTRY = 'virtual:texts'
const MODULE = /^\0virtual:texts\/(ui|content|publications)-(\w+)$/

const CHUNKS = ['ui', 'content', 'publications'] as const
type Chunk = (typeof CHUNKS)[number]

/** By language, by part, by message id. */
type ServedTexts = Readonly<Record<string, Readonly<Record<Chunk, CompiledMessages>>>>

/** Ids of what is read on pages of its own. */
const PUBLICATION_IDS = /^(faq|faqHeadings|articles|news)\./

/** Areas of the app that are not part of the first screen: their words come with the names of entries. */
const CONTENT_AREAS =
  /^(?:(?:shops|scrolls|mirror|party|members|seekers|guilds|boards|challenges|chat|inbox|money|settings|profile|stable|equipment|inventory|classes|welcome|casting|tips|quickAdd|acts|dayReports|statistics|palette|selection|planner|taskForm|hall|admin|bugReport|security|signIn|device|achievementShelves|lists)\.|bell\.(?!title|open|received)|tags\.(?!takeOff|title|all|open)|sounds\.(?!title))/

/** Refusals that only screens of those areas show. */
const CONTENT_REFUSALS =
  /^refusals\.(?:only(?:Group|Leader|Chal)|messageGroup|messageChallenge|messageCannotFlag|canOnlyInvite|invite|partyExceeds|partyMust|user(?:Already|Must|Is)|cannot(?:Remove|Invite|Change|Delete|Make)|banned|challengeBanned|questInvit|questAlready|winner|leader|member)\w*/

const isContent = (id: string): boolean => CONTENT_AREAS.test(id) || CONTENT_REFUSALS.test(id)

/** Areas of texts beside what there is to read, and of the pages about the game. */
const PUBLICATION_AREAS = /^(review|pages)\./

/** Areas of texts that the server alone shows. */
const SERVER_AREAS = /^(api|chatLines)\./

/**
 * Serves the texts of a content folder to the web app, compiled, one chunk for each part and language: `ui` (the
 * app's words, refusals, messages), `content` (names and notes of entries, and the words of screens beside the board)
 * and `publications` (what there is to read, for visitors too). A text that a language lacks is taken from English. A
 * changed file reloads the page. While developing there is a pseudo-language besides.
 */
export const textsPlugin = (contentDir: string): Plugin => {
  const localesDir = join(contentDir, 'locales')
  let compiled: ServedTexts | undefined
  let isBuild = false
  const all = (): ServedTexts => (compiled ??= textsToServe(contentDir, isBuild))
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
      const messages = CHUNKS.includes(part as Chunk) ? all()[language]?.[part as Chunk] : undefined
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
export const textsToServe = (contentDir: string, isBuild: boolean): ServedTexts => {
  const { locales } = readLocales(contentDir)
  const real = served(compileTexts(locales).texts)
  if (isBuild) return real
  const first = locales.filter(({ path }) => path.startsWith(`locales/${SOURCE_LANGUAGE}/`))
  const foreign = served(compileTexts(first, pseudoLocalize).texts)[SOURCE_LANGUAGE]
  return foreign === undefined ? real : { ...real, [PSEUDO_LANGUAGE]: foreign }
}

const served = (texts: Texts): ServedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { ui, content }]) => [
      language,
      {
        ui: only(ui, (id) => !isContent(id) && !PUBLICATION_AREAS.test(id) && !SERVER_AREAS.test(id)),
        content: {
          ...only(content, (id) => !PUBLICATION_IDS.test(id)),
          ...only(ui, isContent),
        },
        publications: {
          ...only(content, (id) => PUBLICATION_IDS.test(id)),
          ...only(ui, (id) => PUBLICATION_AREAS.test(id)),
        },
      },
    ]),
  )

const only = (messages: CompiledMessages, keep: (id: string) => boolean): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => keep(id)))

const entryModule = (languages: ReadonlyArray<string>): string => {
  const loaders = (part: Chunk) =>
    languages.map((each) => `${JSON.stringify(each)}: () => import('${ENTRY}/${part}-${each}')`).join(', ')
  return `export const texts = { ${CHUNKS.map((part) => `${part}: { ${loaders(part)} }`).join(', ')} }`
}

/** Parsing a text is several times faster for a browser than reading the same data as a program. */
const textModule = (messages: CompiledMessages): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
