import type { DayReport, User } from '@daykeep/rules/model'
import { toJson, type Write } from '../store/index.ts'

/** A new day of a player, as it is stored for 30 days. */
export type StoredDayReport = { readonly userId: string; readonly at: number; readonly report: DayReport }

/** The write of the report, if a new day has begun. docs/decisions/116-day-reports.md. */
export const dayReportWrites = (before: User, { dayReport }: User): readonly Write[] => {
  if (dayReport === undefined || dayReport === before.dayReport) return []
  const body: StoredDayReport = { userId: before._id, at: dayReport.at, report: dayReport }
  return [{ type: 'insert', collection: 'dayReports', id: `${before._id}/${before.turn}`, body: toJson(body) }]
}
