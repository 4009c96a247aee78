import { HeatmapRect } from '@visx/heatmap'
import { scaleLinear } from '@visx/scale'
import { useEffect, useRef } from 'react'
import styles from './charts.module.css'

/** A column of the map: a week, from the first day of the player's week. */
export type HeatWeek = { readonly bins: ReadonlyArray<HeatDay>; readonly month: string }

/** `row`: the place in the week. `level`: 0 for nothing, 1 to 4 for more and more. `text`: the day in words. */
export type HeatDay = { readonly row: number; readonly level: number; readonly text: string }

type Props = {
  readonly weeks: ReadonlyArray<HeatWeek>
  readonly weekdays: ReadonlyArray<string>
  readonly label: string
}

const CELL = 14
const LEFT = 34
const TOP = 18

/** A year as squares, a column for each week. */
export const HeatMap = ({ weeks, weekdays, label }: Props) => {
  const scroll = useRef<HTMLDivElement>(null)
  const width = LEFT + weeks.length * CELL
  useEffect(() => {
    const { current } = scroll
    // The newest weeks are at the end.
    if (current !== null) current.scrollLeft = current.scrollWidth
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the keyboard
    <div ref={scroll} className={styles.scroll} tabIndex={0} role="group" aria-label={label} dir="ltr">
      <svg role="img" aria-label={label} width={width} height={TOP + 7 * CELL} className={styles.chart}>
        {weeks.map(({ month }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week is its place
          <text key={index} x={LEFT + index * CELL} y={12} className={styles.tick}>
            {month}
          </text>
        ))}
        {weekdays.map((weekday, row) =>
          row % 2 === 0 ? (
            <text key={weekday} x={0} y={TOP + row * CELL + 11} className={styles.tick}>
              {weekday}
            </text>
          ) : null,
        )}
        <HeatmapRect
          data={[...weeks]}
          bins={({ bins }) => [...bins]}
          count={({ level }) => level}
          xScale={scaleLinear<number>({ domain: [0, weeks.length], range: [LEFT, width] })}
          yScale={(row) => TOP + row * CELL}
          binWidth={CELL}
          binHeight={CELL}
          gap={2}
        >
          {(columns) =>
            columns.map((cells) =>
              cells.map(({ bin, x, width: side, column }) => (
                <rect
                  key={`${column}-${bin.row}`}
                  x={x}
                  y={TOP + bin.row * CELL}
                  width={side}
                  height={side}
                  rx={3}
                  className={styles[`level${bin.level}`]}
                >
                  <title>{bin.text}</title>
                </rect>
              )),
            )
          }
        </HeatmapRect>
      </svg>
    </div>
  )
}
