import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { KEYS_FILE } from '../packages/rules/src/content/index.ts'
import { compileContent, type CompiledContent } from './content/compile-content.ts'
import { CONTENT_DIR } from './content/content-dir.ts'
import { keysText } from './content/keys-text.ts'
import { summaryOf } from './content/summary.ts'
import { watchContent } from './content/watch.ts'
import { writeIfChanged } from './content/write-if-changed.ts'

const HELP = `Checks and compiles packages/content. Exits with 1 when there is an error.

  npm run content:check                 say what is wrong, write packages/content/compiled
  npm run content:check -- --summary    also say how many things of each kind there are
  npm run content:check -- --release    also note all keys as released: from then on none may vanish
  npm run content:check -- --watch      again whenever a file changes
  npm run content:check -- --dir PATH   another content folder`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    summary: { type: 'boolean' },
    release: { type: 'boolean' },
    watch: { type: 'boolean' },
    dir: { type: 'string', default: CONTENT_DIR },
  },
})

const check = async (): Promise<boolean> => {
  const began = performance.now()
  const first = await compileContent(values.dir)
  const answer = values.release === true && first.ok ? await released(first) : first
  for (const line of answer.report) console.log(line)
  if (values.summary === true && answer.catalogue !== undefined)
    for (const line of summaryOf(answer.catalogue, answer.checked.untranslated)) console.log(line)
  console.log(verdictOf(answer, Math.round(performance.now() - began)))
  return answer.ok
}

const released = (answer: CompiledContent): Promise<CompiledContent> => {
  writeIfChanged(join(values.dir, KEYS_FILE), keysText(answer.checked.released))
  return compileContent(values.dir)
}

const verdictOf = ({ checked, written }: CompiledContent, took: number): string => {
  const errors = checked.faults.filter(({ level }) => level === 'error').length
  const warnings = checked.faults.length - errors
  if (!checked.readable || errors > 0) return `content: ${errors} errors, ${warnings} warnings; nothing was written`
  return `content: good, ${warnings} warnings; ${written.length} files written, ${took} ms`
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
