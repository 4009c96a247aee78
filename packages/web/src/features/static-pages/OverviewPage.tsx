import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { useCredentials } from '../../session/index.ts'
import { Button } from '../../ui/index.ts'
import { Article } from './Article.tsx'
import styles from './Article.module.css'

/** Three steps for new players. docs/reference/screens.md 16.7. */
export const OverviewPage = () => {
  const isSignedIn = useCredentials() !== undefined
  return (
    <Article title={t('pages.overviewTitle')} lead={t('pages.overviewLead')} animal="Fox">
      <ol className={styles.parts}>
        {[1, 2, 3].map((step) => (
          <li key={step} className={styles.part}>
            <span className={styles.arch} aria-hidden="true">
              {step}
            </span>
            <div>
              <h2 className={styles.name}>{t(`pages.step_${step}`)}</h2>
              <p className={styles.text}>{t(`pages.step_${step}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button asChild variant="primary">
          {isSignedIn ? <Link to="/">{t('shell.toApp')}</Link> : <Link to={pathTo('register')}>{t('home.start')}</Link>}
        </Button>
        <Button asChild variant="tertiary">
          <Link to={pathTo('features')}>{t('titles.features')}</Link>
        </Button>
      </div>
    </Article>
  )
}
