import { useEffect, useState } from 'react'
import { Logo } from '../art/index.ts'
import { t } from '../i18n/index.ts'
import { Button } from '../ui/index.ts'
import styles from './LoadingOverlay.module.css'

type Props = {
  readonly state: 'loading' | 'failed'
  readonly onRetry: () => void
}

/** Milliseconds after which a slow load offers a retry. docs/reference/screens.md 1.1. */
const PATIENCE = 8000

/** Covers the page until the player has loaded; offers a retry when that fails or takes too long. */
export const LoadingOverlay = ({ state, onRetry }: Props) => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [])
  const stuck = late || state === 'failed'
  return (
    <div className={styles.overlay}>
      <Logo size={72} className={styles.logo} />
      <p role="status" className={styles.text}>
        {t(state === 'failed' ? 'shell.loadFailed' : 'shell.loading')}
      </p>
      {stuck && (
        <div className={styles.ways}>
          <Button variant="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          <Button asChild variant="outline">
            <a href="/logout">{t('shell.logOut')}</a>
          </Button>
        </div>
      )}
    </div>
  )
}
