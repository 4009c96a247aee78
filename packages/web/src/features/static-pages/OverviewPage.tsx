import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import { Article } from './Article.tsx'
import styles from './Article.module.css'

/** Three steps for new players. Reference, screens 16.7. */
export const OverviewPage = () => (
  <Article title={t('pages.overviewTitle')} lead={t('pages.overviewLead')}>
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
      <Button asChild look="lantern">
        <Link to="/">{t('shell.toApp')}</Link>
      </Button>
      <Button asChild look="quiet">
        <Link to={pathTo('features')}>{t('titles.features')}</Link>
      </Button>
    </div>
  </Article>
)
