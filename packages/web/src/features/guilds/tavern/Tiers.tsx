import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Card } from '../../../ui/index.ts'
import styles from './TavernScreen.module.css'
import { TIERS } from './to-staff.ts'

const ROWS = [
  ['contributor', 1],
  ['moderator', TIERS.moderator],
  ['staff', TIERS.staff],
] as const

/** What the titles beside the names of those who write mean. docs/reference/screens.md 10.1. */
export const Tiers = () => (
  <Card className={styles.links}>
    <h2 className={styles.title}>{t('guilds.tiers')}</h2>
    <dl className={styles.people}>
      {ROWS.map(([kind, tier]) => (
        <div key={kind} className={styles.person}>
          <dt className={styles.tier}>{t('chat.contributor', { tier })}</dt>
          <dd className={styles.detail}>{t(`guilds.tier.${kind}`)}</dd>
        </div>
      ))}
    </dl>
    <Link to={pathTo('contributors')}>{t('titles.hall')}</Link>
  </Card>
)
