import { Swords } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Meter } from '../../../ui/index.ts'
import styles from './QuestChip.module.css'
import type { ChipQuest } from './to-chip-quest.ts'

/** The quest of the party in one line, which leads to it. docs/reference/screens.md 6.2. */
export const QuestChip = ({ quest }: { readonly quest: ChipQuest }) => (
  <Link to={pathTo('party')} className={styles.chip}>
    <QuestLine quest={quest} />
  </Link>
)

/** What the line says, for places that are a link themselves. */
export const QuestLine = ({ quest: { name, meter } }: { readonly quest: ChipQuest }) => (
  <span className={styles.quest}>
    <Swords size={16} aria-hidden="true" />
    <span className={styles.name}>{name}</span>
    {meter === undefined ? (
      <span className={styles.figure}>{t('party.chip.waits')}</span>
    ) : (
      <>
        <span className={styles.bar}>
          <Meter
            label={t(meter.type === 'boss' ? 'party.bossHealth' : 'party.chip.found')}
            kind={meter.type === 'boss' ? 'health' : 'plain'}
            size="sm"
            hideNumber
            value={meter.value}
            max={meter.max}
          />
        </span>
        <span className={styles.figure} aria-hidden="true">
          {formatNumber(meter.value)}/{formatNumber(meter.max)}
        </span>
      </>
    )}
  </span>
)
