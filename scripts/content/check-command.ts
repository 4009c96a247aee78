import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { KEYS_FILE } from '../../packages/rules/src/content/index.ts'
import { compileContent, type CompiledContent } from './compile-content.ts'
import { CONTENT_DIR } from './content-dir.ts'
import { drawingFaults } from './drawing-faults.ts'
import { keysText } from './keys-text.ts'
import { languageReport } from './languages/language-report.ts'
import { FIRST_LANGUAGE } from './languages/spoken-texts.ts'
import { notedAnew, notesFile, notesText } from './languages/translation-notes.ts'
import { summaryOf } from './summary.ts'
import { watchContent } from './watch.ts'
import { writeIfChanged } from './write-if-changed.ts'

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

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean' },
    summary: { type: 'boolean' },
    release: { type: 'boolean' },
    languages: { type: 'boolean' },
    translated: { type: 'string' },
    watch: { type: 'boolean' },
    dir: { type: 'string', default: CONTENT_DIR },
  },
  allowPositionals: true,
})

const check = async (): Promise<boolean> => {
  const began = performance.now()
  const first = await compileContent(values.dir)
  const answer = note(first) ? await compileContent(values.dir) : first
  const drawings = await drawingFaults(values.dir)
  const isWarning = (line: string): boolean => line.startsWith('warn')
  const errors = answer.report.filter((line) => !isWarning(line))
  for (const line of [...errors, ...drawings, ...answer.report.filter(isWarning)]) console.log(line)
  if (values.summary === true && answer.catalogue !== undefined)
    for (const line of summaryOf(answer.catalogue)) console.log(line)
  if (values.languages === true) for (const line of languageReport(answer.checked, positionals)) console.log(line)
  console.log(verdictOf(answer, drawings.length, Math.round(performance.now() - began)))
  return answer.ok && drawings.length === 0
}

/** Writes what was asked to be noted; false when there is nothing new. */
const note = ({ ok, checked: { released, languages, notes } }: CompiledContent): boolean => {
  if (!ok) return false
  const keys = values.release === true && writeIfChanged(join(values.dir, KEYS_FILE), keysText(released))
  const language = values.translated
  const first = languages.get(FIRST_LANGUAGE)
  const speech = language === undefined ? undefined : languages.get(language)
  if (language === undefined || first === undefined) return keys
  if (speech === undefined) {
    console.error(`there are no texts in "${language}"`)
    process.exitCode = 1
    return keys
  }
  const text = notesText(notedAnew(first, speech, notes[language] ?? {}, positionals))
  return writeIfChanged(join(values.dir, notesFile(language)), text) || keys
}

/** A drawing with a fault is left out of the pictures; the catalogue holds none, so it is written all the same. */
const verdictOf = ({ ok, checked, written }: CompiledContent, drawings: number, took: number): string => {
  const wrong = checked.faults.filter(({ level }) => level === 'error').length
  const warnings = `${checked.faults.length - wrong} warnings`
  if (!ok) return `content: ${wrong + drawings} errors, ${warnings}; nothing was written`
  const files = `${written.length} files written, ${took} ms`
  return drawings > 0
    ? `content: ${drawings} errors in drawings, ${warnings}; ${files}`
    : `content: good, ${warnings}; ${files}`
}

if (values.help === true) {
  console.log(HELP)
} else {
  const good = await check()
  if (values.watch === true) {
    watchContent(values.dir, () => void check())
  } else if (!good) {
    process.exitCode = 1
  }
}
