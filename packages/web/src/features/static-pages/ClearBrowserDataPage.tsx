import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { Article } from './Article.tsx'
import styles from './Article.module.css'

/** Deletes everything that this browser stores. docs/reference/screens.md 16.7. */
export const ClearBrowserDataPage = () => {
  const navigate = useNavigate()
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
    indexedDB.deleteDatabase('daykeep')
    void navigate(pathTo('logout'))
  }
  return (
    <Article title={t('titles.clearBrowserData')} lead={t('pages.clearLead')} animal="Raccoon">
      <p>{t('pages.clearText')}</p>
      <div className={styles.ways}>
        <Button variant="danger" onClick={clear}>
          {t('pages.clear')}
        </Button>
      </div>
    </Article>
  )
}
