import { daysMissed } from '@daykeep/rules/calendar'
import { whenContentLoaded } from '../../content/index.ts'
import type { PlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { isDayReportWaiting, seeDayReport } from '../day-reports/index.ts'

/**
 * Shows the toast of the newest day again when the app is opened, until its report was seen on some device; not when
 * the next day is about to begin. Waits until the server has confirmed the local copy. Returns how to stop waiting.
 */
export const showWaitingReport = (store: PlayerStore, openDayReports: () => void): (() => void) => {
  let stop = (): void => undefined
  const show = (): void => {
    const { player, isStale } = store.snapshot()
    if (isStale) return
    stop()
    const { user } = player
    const report = user.dayReport
    const isOver = daysMissed(user, new Date().getTimezoneOffset(), Date.now()).days > 0
    if (report === undefined || isOver || !isDayReportWaiting(user)) return
    void import('./day-report.ts').then(({ dayReport }) =>
      whenContentLoaded(() =>
        toasts.show(dayReport(report, { openDayReports, dayReportSeen: (seen) => seeDayReport(store.dispatch, seen) })),
      ),
    )
  }
  stop = store.subscribe(show)
  show()
  return stop
}
