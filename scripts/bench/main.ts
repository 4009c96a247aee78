import { existsSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Benchmark, Figure, Line } from './benchmark.ts'

const HELP = `npm run bench [-- NAME...]

Measures, each in its own table and all in one run:
  score           scoring a task, by the rule alone and as a whole command
  armoire         opening the armoire
  new-day         a new day without dailies, with 100, and with 50 habits and 50 to-dos besides
  cast            a skill on 1 task and on 100
  shop-listing    what each shop offers
  quest-day       a member's day on a quest, alone and in a party of 30
  catalogue-load  reading the compiled catalogue
  content-check   reading and checking all content
  pictures        composing avatars, animals and scenes
  http-calls      score, user, tasks and content over HTTP, compared with bare Koa
  together        posting, reading, scoring, new days, joining and deliveries of a party of 30
  group-page      the first page of a group of 100 members and of 100,000 (MEMBERS names another number)
  live-streams    from a post to its arrival; what 5,000 open streams cost (STREAMS names another number)
  content-bystander  what four readers of content cost somebody else
  web-load        opening the web app on a slowed phone (CPU 4x, Slow 4G): kB and ms
  web-tick        ticks, scrolling and typing with 1,000 tasks at CPU 4x
  web-screens     opening shops, and the stable with every animal, at CPU 4x
Those of the web app serve what "npm run build" has built last.
Ratios are to the first line of a table: compare these between machines, not the figures.
`

/** The files and the names of their exported benchmarks. */
const FILES = {
  score: 'score',
  armoire: 'armoire',
  'new-day': 'newDay',
  cast: 'cast',
  'shop-listing': 'shopListing',
  'quest-day': 'questDay',
  'catalogue-load': 'catalogueLoad',
  'content-check': 'contentCheck',
  pictures: 'pictures',
  'http-calls': 'httpCalls',
  together: 'together',
  'group-page': 'groupPage',
  'live-streams': 'liveStreams',
  'content-bystander': 'contentBystander',
  'web-load': 'webLoad',
  'web-tick': 'webTick',
  'web-screens': 'webScreens',
} as const

type Name = keyof typeof FILES

const isName = (text: string): text is Name => Object.hasOwn(FILES, text)

const main = async (args: ReadonlyArray<string>): Promise<number> => {
  if (args.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const unknown = args.filter((arg) => !isName(arg))
  if (unknown.length > 0) {
    process.stderr.write(`no benchmark is called ${unknown.join(', ')}\n\n${HELP}`)
    return 2
  }
  process.stdout.write(`${machine()}\n`)
  const selected = args.length > 0 ? args.filter(isName) : Object.keys(FILES).filter(isName)
  for (const name of selected) process.stdout.write(`\n${(await measure(name)).join('\n')}\n`)
  return 0
}

const measure = async (name: Name): Promise<ReadonlyArray<string>> => {
  const file = new URL(`./${name}.ts`, import.meta.url)
  if (!existsSync(file)) return [`${name}: not there`]
  const module = (await import(file.href)) as Readonly<Record<string, Benchmark>>
  const benchmark = module[FILES[name]]
  if (benchmark === undefined) throw new Error(`${name}.ts exports no ${FILES[name]}`)
  return tableOf(benchmark, await benchmark.run())
}

/** Processor, cores, memory and Node version in one line. */
const machine = (): string => {
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${memory} GB, Node ${process.version}`
}

/** A table of runs a second, the ratio to the first line, the processor time, and the share of the aim. */
const tableOf = ({ name }: Benchmark, lines: ReadonlyArray<Line | Figure>): ReadonlyArray<string> => {
  const speeds = lines.filter((line) => 'perSecond' in line)
  return [
    name,
    ...lines.map((line) =>
      'perSecond' in line
        ? `  ${line.what.padEnd(52)} ${perSecond(line)}  ${ratio(line, speeds)}${cpuOf(line, speeds)}${aimOf(line)}`
        : figureLine(line),
    ),
  ]
}

const figureLine = ({ what, value, unit, aim, more }: Figure): string => {
  const figure = `  ${what.padEnd(40)} ${value.toFixed(0).padStart(7)} ${unit.padEnd(3)}`
  if (aim === undefined) return figure
  const isMet = more === true ? value >= aim : value <= aim
  return `${figure} ${more === true ? 'at least' : 'at most'} ${aim}${isMet ? '' : '   MISSED'}`
}

const perSecond = ({ perSecond: count, margin }: Line): string =>
  `${Math.round(count).toLocaleString('en').padStart(11)}/s ±${margin.toFixed(1)}%`

const ratio = (line: Line, lines: ReadonlyArray<Line>): string =>
  (line.perSecond / (lines[0]?.perSecond ?? line.perSecond)).toFixed(3).padStart(8)

/** The processor time of a run, and what the first line takes of it: it compares with the ratio of the speeds. */
const cpuOf = ({ cpu }: Line, lines: ReadonlyArray<Line>): string =>
  cpu === undefined ? '' : `  cpu ${Math.round(cpu)} µs ${((lines[0]?.cpu ?? cpu) / cpu).toFixed(3)}`

const aimOf = ({ aim, perSecond: count }: Line): string =>
  aim === undefined ? '' : `  aim ${Math.round(aim).toLocaleString('en')}/s: ${(count / aim).toFixed(2)}`

process.exitCode = await main(process.argv.slice(2))
