import type { GameEvent } from '@daykeep/rules/kernel'
import { formatNumber, t } from '../../texts/index.ts'
import type { NewToast } from '../../toasts/index.ts'

/** How the day that is over went, in one toast; none when no day began. Reference, screens 1.14 and 2.12. */
export const dayReport = (events: ReadonlyArray<GameEvent>): NewToast | undefined => {
  if (!events.some(({ type }) => type === 'DayStarted')) return undefined
  const missed = events.filter((event) => event.type === 'DailyMissed')
  const damage = missed.reduce((sum, event) => sum + event.damage, 0)
  return { type: 'info', title: t('announce.newDay'), text: inWords(missed.length, damage) }
}

const inWords = (count: number, damage: number): string => {
  if (count === 0) return t('announce.newDayCalm')
  const lost = formatNumber(damage, { maximumFractionDigits: 1 })
  return damage > 0 ? t('announce.newDayMissed', { count, damage: lost }) : t('announce.newDaySpared', { count })
}
