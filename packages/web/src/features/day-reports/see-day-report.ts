import { toIso } from '@daykeep/rules/kernel'
import type { DayReport, User } from '@daykeep/rules/model'
import type { Dispatch } from '../../sync/index.ts'

/** Whether the newest day report has not been seen on any device. docs/decisions/116-day-reports.md. */
export const isDayReportWaiting = ({ dayReport, flags }: User): boolean =>
  dayReport !== undefined && toIso(dayReport.at) > (flags.dayReportSeen ?? '')

export const seeDayReport = (dispatch: Dispatch, { at }: DayReport): void => {
  dispatch('updateUser', { changes: { 'flags.dayReportSeen': toIso(at) } })
}
