import { BadgeCheck, ClipboardList, Gem, MessagesSquare } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Card } from '../../../ui/index.ts'
import styles from './GroupPlansView.module.css'

const ADVANTAGES = [
  ['board', ClipboardList],
  ['approval', BadgeCheck],
  ['perks', Gem],
  ['talk', MessagesSquare],
] as const

/** What a group plan is for. docs/reference/screens.md 8.1. */
export const PlanPitch = () => (
  <ul className={styles.advantages}>
    {ADVANTAGES.map(([name, Icon]) => (
      <li key={name}>
        <Card className={styles.advantage}>
          <span className={styles.arch} aria-hidden="true">
            <Icon size={26} />
          </span>
          <h2 className={styles.name}>{t(`boards.pitch.${name}`)}</h2>
          <p>{t(`boards.pitch.${name}Text`)}</p>
        </Card>
      </li>
    ))}
  </ul>
)
