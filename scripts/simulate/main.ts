import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Report } from './report/figures.ts'
import { htmlOf } from './report/html.ts'
import { textOf } from './report/text.ts'
import { simulate } from './simulate.ts'

const HELP = `npm run simulate [-- --players N --days D --seed S --workers W --out DIR]

Lets players of several temperaments play by the rules of the game and reports how they fared: level, gold, deaths, pets,
mounts, first mount, armoire, quests, gems. The same seed gives the same report to the byte.
  --players N   how many (default 1000)
  --days D      how long (default 365)
  --seed S      which ones (default 1)
  --workers W   threads (default: as many as there are cores)
  --out DIR     writes report.txt, report.json and report.html there; else the text is printed
`

const OPTIONS = {
  players: { type: 'string', default: '1000' },
  days: { type: 'string', default: '365' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [players = 0, days = 0, workers = 0] = [values.players, values.days, values.workers].map(Number)
  if (![players, days, workers].every((count) => Number.isSafeInteger(count) && count > 0)) {
    process.stderr.write(`--players, --days and --workers are whole numbers above zero\n\n${HELP}`)
    return 2
  }
  const start = performance.now()
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(0)
  const onProgress = (done: number): void => {
    process.stderr.write(`\r${done} of ${players} players, ${seconds()} s`)
  }
  const report = await simulate({ catalogue: loadCatalogue(), players, days, seed: values.seed, workers, onProgress })
  process.stderr.write('\n')
  if (values.out === undefined) process.stdout.write(textOf(report))
  else writeReport(values.out, report)
  return 0
}

const writeReport = (folder: string, report: Report): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.txt'), textOf(report))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 1)}\n`)
  writeFileSync(join(folder, 'report.html'), htmlOf(report))
  process.stdout.write(`report.txt, report.json and report.html are in ${folder}\n`)
}

process.exitCode = await main()
