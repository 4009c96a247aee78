import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import styles from './charts.module.css'

export type BarModel = { readonly key: string; readonly label: string; readonly count: number; readonly text: string }

type Props = { readonly bars: ReadonlyArray<BarModel>; readonly label: string; readonly every?: number }

const WIDTH = 320
const HEIGHT = 130
const BOTTOM = 22
const TOP = 8

/** Counts as bars; with `every`, only some of them are labelled, by what begins there: such a label is wider than its bar. */
export const BarChart = ({ bars, label, every = 1 }: Props) => {
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, WIDTH], padding: 0.25 })
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...bars.map(({ count }) => count))],
    range: [HEIGHT - BOTTOM, TOP],
  })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart}>
      <line x1={0} x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className={styles.axis} />
      {bars.map(({ key, label: name, count, text }, index) => (
        <g key={key}>
          <Bar
            x={x(key) ?? 0}
            y={y(count)}
            width={x.bandwidth()}
            height={HEIGHT - BOTTOM - y(count)}
            rx={3}
            className={styles.bar ?? ''}
          >
            <title>{text}</title>
          </Bar>
          {index % every === 0 && (
            <text
              x={(x(key) ?? 0) + (every > 1 ? 0 : x.bandwidth() / 2)}
              y={HEIGHT - 6}
              textAnchor={every > 1 ? 'start' : 'middle'}
              className={styles.tick}
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
