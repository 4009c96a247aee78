import type { Figures, Report } from './figures.ts'
import { type Percentiles, SHARES } from './percentiles.ts'

/** The report for a terminal: a table for each temperament, then quests and refusals. */
export const textOf = (report: Report): string =>
  [
    `${report.players} players, ${report.days} days, seed ${report.seed}`,
    ...report.figures.flatMap(tableOf),
    '',
    row('quests: days', report.questLength),
    ...report.quests.map(({ quest, days }) => row(`  ${quest}`, days)),
    '',
    'refused acts:',
    ...Object.entries(report.refused).map(([key, count]) => `  ${key.padEnd(34)} ${count}`),
    '',
  ].join('\n')

const tableOf = ({ temperament, players, measures }: Figures): ReadonlyArray<string> => [
  '',
  `${temperament} (${players})`.padEnd(30) + ['of', ...SHARES.map((share) => `${share} %`)].map(cell).join(''),
  ...Object.entries(measures).map(([name, percentiles]) => row(`  ${name}`, percentiles)),
]

const row = (name: string, { count, at }: Percentiles): string =>
  name.padEnd(30) + [String(count), ...at.map(String)].map(cell).join('')

const cell = (text: string): string => text.padStart(9)
