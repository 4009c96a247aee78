import type { GameEvent } from '@daykeep/rules/kernel'
import { formatNumber, t } from '../../i18n/index.ts'
import type { NewToast } from '../../toasts/index.ts'

/** A toast about the day that ended, which waits until it was seen; undefined if no new day started. docs/reference/screens.md 1.14 and 2.12. */
export const dayReport = (events: ReadonlyArray<GameEvent>): NewToast | undefined => {
  if (!events.some(({ type }) => type === 'DayStarted')) return undefined
  const missed = events.filter((event) => event.type === 'DailyMissed')
  const damage = missed.reduce((sum, event) => sum + event.damage, 0)
  return { type: 'info', text: t('announce.newDay'), flavorMessage: inWords(missed.length, damage), stays: true }
}

const inWords = (count: number, damage: number): string => {
  if (count === 0) return t('announce.newDayCalm')
  const lost = formatNumber(damage, { maximumFractionDigits: 1 })
  return damage > 0 ? t('announce.newDayMissed', { count, damage: lost }) : t('announce.newDaySpared', { count })
}
