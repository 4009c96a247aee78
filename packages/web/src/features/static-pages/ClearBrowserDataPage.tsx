import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import { Article } from './Article.tsx'
import styles from './Article.module.css'

/** The way out of a browser that remembers something wrong. Reference, screens 16.7. */
export const ClearBrowserDataPage = () => {
  const navigate = useNavigate()
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
    indexedDB.deleteDatabase('daykeep')
    void navigate(pathTo('logout'))
  }
  return (
    <Article title={t('titles.clearBrowserData')} lead={t('pages.clearLead')}>
      <p>{t('pages.clearText')}</p>
      <div className={styles.ways}>
        <Button look="danger" onClick={clear}>
          {t('pages.clear')}
        </Button>
      </div>
    </Article>
  )
}
