import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { formatDay, formatNumber } from '../../../i18n/index.ts'
import styles from './charts.module.css'

export type ValuePoint = { readonly at: number; readonly value: number }

type Props = { readonly points: ReadonlyArray<ValuePoint>; readonly label: string }

const WIDTH = 360
const HEIGHT = 180
const FRAME = { top: 10, right: 14, bottom: 26, left: 38 } as const

/** The value of a task over time. */
export const ValueChart = ({ points, label }: Props) => {
  const times = points.map(({ at }) => at)
  const values = [0, ...points.map(({ value }) => value)]
  const x = scaleTime<number>({
    domain: [Math.min(...times), Math.max(...times)],
    range: [FRAME.left, WIDTH - FRAME.right],
  })
  const y = scaleLinear<number>({
    domain: [Math.min(...values), Math.max(...values)],
    range: [HEIGHT - FRAME.bottom, FRAME.top],
    nice: true,
  })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart}>
      <line x1={FRAME.left} x2={WIDTH - FRAME.right} y1={y(0)} y2={y(0)} className={styles.axis} />
      <AxisLeft
        scale={y}
        left={FRAME.left}
        numTicks={5}
        hideTicks
        axisLineClassName={styles.axis ?? ''}
        tickFormat={(value) => formatNumber(Number(value))}
        tickLabelProps={{ className: styles.tick ?? '', dx: -6, textAnchor: 'end', dy: 4 }}
      />
      <AxisBottom
        scale={x}
        top={HEIGHT - FRAME.bottom}
        numTicks={3}
        axisLineClassName={styles.axis ?? ''}
        tickLineProps={{ className: styles.axis ?? '' }}
        tickFormat={(date) => formatDay(Number(date), { day: 'numeric', month: 'short' })}
        tickLabelProps={{ className: styles.tick ?? '', textAnchor: 'middle' }}
      />
      <LinePath data={[...points]} x={({ at }) => x(at)} y={({ value }) => y(value)} className={styles.line ?? ''} />
      {points.slice(-1).map(({ at, value }) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={4} className={styles.point} />
      ))}
    </svg>
  )
}
