import type { CommandResult } from '../../sync/index.ts'

/** What the new day would do if it began now. */
export type Forecast = {
  /** How many days have passed since the player was here last. */
  readonly days: number
  /** The health that each missed daily would cost, by its id. */
  readonly costs: ReadonlyMap<string, number>
}

export const NO_FORECAST: Forecast = { days: 1, costs: new Map() }

/** Reads the forecast from the report of a simulated new day. */
export const forecastOf = ({ after }: Pick<CommandResult, 'after'>): Forecast => {
  const { dayReport } = after.user
  if (dayReport === undefined) return NO_FORECAST
  const costs = dayReport.rows.flatMap(({ task, hp = 0 }) =>
    task !== undefined && hp < 0 ? [[task, -hp] as const] : [],
  )
  return { days: dayReport.daysMissed, costs: new Map(costs) }
}
