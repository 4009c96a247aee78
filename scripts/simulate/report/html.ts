import { bandsOf } from './bands.ts'
import type { Figures, Report } from './figures.ts'
import { type Percentiles, SHARES } from './percentiles.ts'

const STYLE = `
:root { color-scheme: light dark; --page: #fbf8f2; --ink: #2b2622; --soft: #6b6259; --line: #d9d0c3; --hue: #7a4fa3 }
@media (prefers-color-scheme: dark) { :root { --page: #1d1a20; --ink: #ece6dc; --soft: #a79d92; --line: #3b363f; --hue: #b48ddb } }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2.5rem 0 0.5rem }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.5rem }
figure { margin: 0 } figcaption { color: var(--soft); margin-bottom: 0.3rem }
svg { width: 100%; height: auto } svg text { font-size: 11px; fill: var(--soft) } svg .end { text-anchor: end }
.grid { stroke: var(--line) } .wide { fill: var(--hue); opacity: 0.18 } .narrow { fill: var(--hue); opacity: 0.32 }
.middle { fill: none; stroke: var(--hue); stroke-width: 2 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child { text-align: left; font-weight: 400 } thead th { color: var(--soft); font-weight: 400 }`

/** The report as a self-contained page. */
export const htmlOf = (report: Report): string => {
  const { players, days, seed } = report
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Daykeep: ${days} days of ${players} players</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${days} days of ${players} players</h1>
<p>Seed ${escaped(seed)}. Bands: from 5 to 95 and from 25 to 75 per cent of the players; the line is the middle one.</p>
${report.figures.map((figures) => sectionOf(report, figures)).join('\n')}
<h2>Quests of parties, in days</h2>
${table([['all', report.questLength], ...report.quests.map(({ quest, days: length }) => [quest, length] as const)])}
</body>
</html>
`
}

const sectionOf = ({ every, days }: Report, { temperament, players, measures, levels, gold }: Figures): string => {
  const plot = (name: string, points: ReadonlyArray<Percentiles>): string =>
    `<figure><figcaption>${name}</figcaption>${bandsOf({ title: `${name}, ${temperament}`, points, every, days })}</figure>`
  return `<h2>${temperament}: ${players} players</h2>
<div class="plots">${plot('Level', levels)}${plot('Gold at hand', gold)}</div>
${table(Object.entries(measures))}`
}

const table = (rows: ReadonlyArray<readonly [string, Percentiles]>): string =>
  `<div class="scroll"><table><thead><tr><th></th>${['of', ...SHARES.map((share) => `${share} %`)].map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>
${rows.map(([name, { count, at }]) => `<tr><th>${name}</th>${[count, ...SHARES.map((_, share) => at[share] ?? '–')].map((value) => `<td>${value}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
