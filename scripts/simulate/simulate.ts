import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import { householdsOf } from './households.ts'
import { liveAll } from './live-all.ts'
import { checkpointEvery } from './live-household.ts'
import { type Report, reportOf } from './report/figures.ts'

export type Simulation = {
  readonly catalogue: Catalogue
  readonly players: number
  readonly days: number
  readonly seed: string
  readonly workers: number
  /** How many players have lived through it. */
  readonly told: (lived: number) => void
}

/** Lets so many players live so many days. Workers and clock leave no trace in the report. */
export const simulate = async ({ players, ...simulation }: Simulation): Promise<Report> => {
  const { days, seed } = simulation
  const lives = await liveAll({ ...simulation, households: householdsOf(players) })
  return reportOf({ players, days, seed, every: checkpointEvery(days) }, lives)
}
