import type { Catalogue } from '@daykeep/rules/catalogue'
import { householdsOf } from './households.ts'
import { runHouseholds } from './run-households.ts'
import { checkpointEvery } from './run-household.ts'
import { type Report, reportOf } from './report/figures.ts'

export type Simulation = {
  readonly catalogue: Catalogue
  readonly players: number
  readonly days: number
  readonly seed: string
  readonly workers: number
  /** Called with the number of players simulated so far. */
  readonly onProgress: (players: number) => void
}

/** Simulates players for a number of days. The report does not depend on the number of workers or the clock. */
export const simulate = async ({ players, ...simulation }: Simulation): Promise<Report> => {
  const { days, seed } = simulation
  const lives = await runHouseholds({ ...simulation, households: householdsOf(players) })
  return reportOf({ players, days, seed, every: checkpointEvery(days) }, lives)
}
