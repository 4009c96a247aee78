import type { Percentiles } from './percentiles.ts'

const SIZE = { width: 320, height: 170, left: 44, right: 8, top: 8, bottom: 24 } as const

/** Values over time: the band from the 5th to the 95th percentile, the one from 25 to 75, and the median as a line. */
export type Bands = {
  readonly title: string
  readonly points: ReadonlyArray<Percentiles>
  /** Days between two points. */
  readonly every: number
  readonly days: number
}

/** A plot as inline SVG. Colours come from the page. */
export const bandsOf = ({ title, points, every, days }: Bands): string => {
  const most = niceAbove(Math.max(1, ...points.map(({ at }) => at[4] ?? 0)))
  const x = (index: number): number =>
    SIZE.left + (Math.min(days, (index + 1) * every) / days) * (SIZE.width - SIZE.left - SIZE.right)
  const y = (value: number): number =>
    SIZE.height - SIZE.bottom - (value / most) * (SIZE.height - SIZE.top - SIZE.bottom)
  const line = (share: number): ReadonlyArray<string> =>
    points.map(({ at }, index) => `${round(x(index))},${round(y(at[share] ?? 0))}`)
  const band = (low: number, high: number, name: string): string =>
    `<polygon class="${name}" points="${[...line(high), ...line(low).toReversed()].join(' ')}"/>`
  const ticks = [0, most / 2, most].map(
    (value) =>
      `<line class="grid" x1="${SIZE.left}" x2="${SIZE.width - SIZE.right}" y1="${round(y(value))}" y2="${round(y(value))}"/>` +
      `<text class="end" x="${SIZE.left - 6}" y="${round(y(value) + 4)}">${value}</text>`,
  )
  return [
    `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${title}">`,
    ...ticks,
    band(0, 4, 'wide'),
    band(1, 3, 'narrow'),
    `<polyline class="middle" points="${line(2).join(' ')}"/>`,
    `<text x="${SIZE.left}" y="${SIZE.height - 6}">day 1</text>`,
    `<text class="end" x="${SIZE.width - SIZE.right}" y="${SIZE.height - 6}">day ${days}</text>`,
    '</svg>',
  ].join('')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The next of 1, 2, 5, 10, 20, 50… above a value, for the top of the axis. */
const niceAbove = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power
}
