import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useCredentials } from '../../session/index.ts'
import { Button } from '../../ui/index.ts'
import styles from './overview/GroupPlansView.module.css'
import { PlanPitch } from './overview/PlanPitch.tsx'

/** What a group plan is, for visitors too. docs/reference/screens.md 16. */
export const AboutGroupPlansPage = () => {
  const isSignedIn = useCredentials() !== undefined
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('titles.groupPlans')}</h1>
          <p className={styles.lead}>{t('boards.pitch.lead')}</p>
        </div>
        <Button asChild variant="primary">
          {isSignedIn ? (
            <Link to={pathTo('groupPlans')}>{t('boards.create')}</Link>
          ) : (
            <Link to={pathTo('register')}>{t('boards.signUp')}</Link>
          )}
        </Button>
      </header>
      <PlanPitch />
    </div>
  )
}
