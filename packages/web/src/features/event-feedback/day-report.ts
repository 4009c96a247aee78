import type { DayReport } from '@daykeep/rules/model'
import { formatNumber, t } from '../../i18n/index.ts'
import type { NewToast } from '../../toasts/index.ts'

/** Where the toast leads, and what follows when the player waves it away. */
export type DayReportLinks = {
  readonly openDayReports: () => void
  readonly dayReportSeen: (report: DayReport) => void
}

/** A toast about the day that ended, which waits until it was seen. docs/reference/screens.md 1.14 and 2.12. */
export const dayReport = (report: DayReport, { openDayReports, dayReportSeen }: DayReportLinks): NewToast => ({
  type: 'info',
  text: t('announce.newDay'),
  flavorMessage: inWords(report),
  stays: true,
  action: { label: t('dayReports.why'), run: openDayReports },
  onDismiss: () => dayReportSeen(report),
})

const inWords = ({ rows, undone }: DayReport): string => {
  const costly = rows.filter(({ hp = 0, cause }) => hp < 0 && cause !== 'quest')
  const count = Math.max(costly.length, Math.ceil(undone))
  if (count === 0) return t('announce.newDayCalm')
  const damage = -costly.reduce((sum, { hp = 0 }) => sum + hp, 0)
  const lost = formatNumber(damage, { maximumFractionDigits: 1 })
  return damage > 0 ? t('announce.newDayMissed', { count, damage: lost }) : t('announce.newDaySpared', { count })
}
