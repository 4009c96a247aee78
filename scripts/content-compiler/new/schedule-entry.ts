import { type Change, valueOf, type Workspace } from './entry-template.ts'

const SCHEDULE = 'data/calendar/schedule.json'

type MonthlyList = 'petQuests' | 'hatchingPotionQuests' | 'bundles' | 'premiumHatchingPotions'

/** Puts a key on sale in the month that has the fewest of its kind, the first of them. */
export const scheduleEntry = (workspace: Workspace, list: MonthlyList, key: string): Change => {
  const { months } = valueOf(workspace, SCHEDULE) as {
    readonly months: ReadonlyArray<Record<MonthlyList, ReadonlyArray<string>>>
  }
  const counts = months.map((month) => month[list].length)
  return { type: 'entry', path: SCHEDULE, list: ['months', counts.indexOf(Math.min(...counts)), list], value: key }
}
