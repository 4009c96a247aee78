import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Card } from '../../../ui/index.ts'
import styles from './TavernScreen.module.css'
import type { StaffMember } from './to-staff.ts'

type Props = { readonly staff: ReadonlyArray<StaffMember> }

/** Whom to turn to: moderators and staff. docs/reference/screens.md 10.1. */
export const Staff = ({ staff }: Props) =>
  staff.length === 0 ? null : (
    <Card className={styles.links}>
      <h2 className={styles.title}>{t('guilds.staff')}</h2>
      <ul className={styles.people}>
        {staff.map(({ id, name, tier, title }) => (
          <li key={id} className={styles.person}>
            <Link to={pathTo('profile', { userId: id })} dir="auto">
              {name}
            </Link>
            <span className={styles.tier}>{t('chat.contributor', { tier })}</span>
            {title !== '' && <bdi className={styles.detail}>{title}</bdi>}
          </li>
        ))}
      </ul>
    </Card>
  )
