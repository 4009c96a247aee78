import { firstWeekday } from '../../dates/index.ts'
import { languageTag } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { saveTable } from './save-table.ts'
import { StatisticsView } from './StatisticsView.tsx'
import { toStatistics } from './to-statistics.ts'

/** What the histories of the player's tasks tell. docs/reference/screens.md 2.13. */
export const StatisticsScreen = () => {
  const player = usePlayer((whole) => whole)
  const now = useNow()
  return <StatisticsView statistics={toStatistics(player, now, firstWeekday(languageTag()))} onSave={saveTable} />
}
