import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { QuestLine } from './QuestChip.tsx'
import styles from './QuestChip.module.css'
import type { ChipQuest } from './to-chip-quest.ts'

type Props = { readonly memberCount: number; readonly quest: ChipQuest | undefined }

/** The party where there is no room for its members: how many they are, and their quest. docs/reference/screens.md 1.5. */
export const PartyHint = ({ memberCount, quest }: Props) => (
  <Link to={pathTo('party')} className={styles.hint}>
    <span className={styles.party}>
      <Users size={16} aria-hidden="true" />
      {t('party.hint', { count: formatNumber(memberCount) })}
    </span>
    {quest !== undefined && <QuestLine quest={quest} />}
  </Link>
)
