import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isContentDir } from '../sources/content-dir.ts'
import { KEYS_FILE, CONTENT_DIR, notesFile } from '../sources/paths.ts'
import { compileContent, type CompiledContent } from '../compile-content.ts'
import { drawingIssues } from '../art/drawing-issues.ts'
import { formatJson } from '../sources/format-json.ts'
import { formatReport, locateIssues } from '../format-report.ts'
import type { ContentIssue } from '../issue.ts'
import { languageReport } from '../locales/language-report.ts'
import { readSources } from '../locales/readers/read-sources.ts'
import { textReadersIn } from '../locales/readers/text-readers.ts'
import { textReaderIssues } from '../locales/readers/unused-texts.ts'
import { SOURCE_LANGUAGE } from '../locales/read-messages.ts'
import { updateNotes, notesText } from '../locales/translation-notes.ts'
import { readSourceFile } from '../sources/source-file.ts'
import { summaryOf } from '../summary.ts'
import { watchContent } from '../sources/watch.ts'
import { writeIfChanged } from '../sources/write-if-changed.ts'

const HELP = `Checks and compiles packages/content. Exits with 1 when there is an error.

  npm run content:check                 say what is wrong, write packages/content/compiled
  npm run content:check -- --summary    also say how many things of each kind there are
  npm run content:check -- --release    also note all keys as released: from then on none may vanish
  npm run content:check -- --watch      again whenever a file changes
  npm run content:check -- --dir PATH   another content folder

  npm run content:check -- --languages [de...]
      also say how far each translation is: what it lacks and what is stale; of the languages named, every text
  npm run content:check -- --translated de [tasks.add quests.owl...]
      also note the new and changed German texts as current. A text whose English changed stays stale until its German
      changes too, or until it is named here as still good, by its id or the beginning of it`

const OPTIONS = {
  help: { type: 'boolean' },
  summary: { type: 'boolean' },
  release: { type: 'boolean' },
  languages: { type: 'boolean' },
  translated: { type: 'string' },
  watch: { type: 'boolean' },
  dir: { type: 'string', default: CONTENT_DIR },
} as const

type Options = {
  readonly values: {
    readonly dir: string
    readonly summary?: boolean
    readonly release?: boolean
    readonly languages?: boolean
    readonly translated?: string
  }
  /** Languages to report on, or ids of translations that are still current. */
  readonly positionals: ReadonlyArray<string>
}

export const run = async (args: ReadonlyArray<string>): Promise<void> => {
  const options = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const { help, watch, dir } = options.values
  if (help === true) {
    console.log(HELP)
    return
  }
  if (!isContentDir(dir)) return
  const isGood = await check(options)
  if (watch === true) watchContent(dir, () => void check(options))
  else if (!isGood) process.exitCode = 1
}

/** Prints the report and the verdict. False when there is an error. */
const check = async (options: Options): Promise<boolean> => {
  const { dir, summary, languages } = options.values
  const began = performance.now()
  const first = await compileContent(dir)
  const result = writeNotes(first, options) ? await compileContent(dir) : first
  const drawings = await drawingIssues(dir)
  const unread = unreadTexts(dir, result.checked)
  for (const line of formatReport([...result.issues, ...drawings, ...unread])) console.log(line)
  if (summary === true && result.catalogue !== undefined)
    for (const line of summaryOf(result.catalogue)) console.log(line)
  if (languages === true) for (const line of languageReport(result.checked, options.positionals)) console.log(line)
  console.log(verdictOf(result, { drawings: drawings.length, unread }, Math.round(performance.now() - began)))
  return result.ok && drawings.length === 0 && unread.every(({ severity }) => severity !== 'error')
}

/** Texts that no code says, and texts that code says and nobody wrote. */
const unreadTexts = (dir: string, { languages }: CompiledContent['checked']) => {
  const messages = languages.get(SOURCE_LANGUAGE)
  const issues = messages === undefined ? [] : textReaderIssues(messages, textReadersIn(readSources()))
  const files = [...new Set(issues.filter(({ path }) => path.length > 0).map(({ file }) => file))]
  return locateIssues(
    issues,
    files.map((file) => readSourceFile(dir, file)),
  )
}

/** Writes the released keys and translations that the options name. True when a file changed. */
const writeNotes = ({ ok, checked }: CompiledContent, options: Options): boolean => {
  if (!ok) return false
  const { dir, release } = options.values
  const keysChanged = release === true && writeIfChanged(join(dir, KEYS_FILE), `${formatJson(checked.released)}\n`)
  return writeTranslationNotes(checked, options) || keysChanged
}

const writeTranslationNotes = (
  { languages, notes }: CompiledContent['checked'],
  { values: { dir, translated: language }, positionals }: Options,
): boolean => {
  const source = languages.get(SOURCE_LANGUAGE)
  if (language === undefined || source === undefined) return false
  const messages = languages.get(language)
  if (messages === undefined) {
    console.error(`there are no texts in "${language}"`)
    process.exitCode = 1
    return false
  }
  const text = notesText(updateNotes(source, messages, notes[language] ?? {}, positionals))
  return writeIfChanged(join(dir, notesFile(language)), text)
}

type Beside = { readonly drawings: number; readonly unread: ReadonlyArray<ContentIssue> }

/**
 * A drawing with an error is left out of the pictures, and a text that is missing is said by its id; the catalogue holds
 * neither, so it is written all the same.
 */
const verdictOf = (
  { ok, checked, changedFiles: written }: CompiledContent,
  { drawings, unread }: Beside,
  took: number,
): string => {
  const issues = [...checked.issues, ...unread]
  const wrong = issues.filter(({ severity }) => severity === 'error').length + drawings
  const warnings = counted(issues.filter(({ severity }) => severity === 'warn').length, 'warning')
  if (!ok) return `content: ${counted(wrong, 'error')}, ${warnings}; nothing was written`
  const files = `${counted(written.length, 'file')} written, ${took} ms`
  return `content: ${wrong > 0 ? counted(wrong, 'error') : 'good'}, ${warnings}; ${files}`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
