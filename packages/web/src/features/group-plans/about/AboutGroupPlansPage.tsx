import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { useCredentials } from '../../../session/index.ts'
import { Button, Page, PageHead } from '../../../ui/index.ts'
import { PlanPitch } from '../overview/PlanPitch.tsx'

/** What a group plan is, for visitors too. docs/reference/screens.md 16. */
export const AboutGroupPlansPage = () => {
  const isSignedIn = useCredentials() !== undefined
  return (
    <Page width="list">
      <PageHead title={t('titles.groupPlans')} line={t('boards.pitch.lead')}>
        <Button asChild variant="primary">
          {isSignedIn ? (
            <Link to={pathTo('groupPlans')}>{t('boards.create')}</Link>
          ) : (
            <Link to={pathTo('register')}>{t('boards.signUp')}</Link>
          )}
        </Button>
      </PageHead>
      <PlanPitch />
    </Page>
  )
}
