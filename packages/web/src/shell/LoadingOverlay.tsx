import { useEffect, useState } from 'react'
import { Logo } from '../art/components/Logo.tsx'
import { t } from '../texts/index.ts'
import { Button } from '../ui/index.ts'
import styles from './LoadingOverlay.module.css'

type Props = {
  readonly state: 'loading' | 'failed'
  readonly onRetry: () => void
}

/** Milliseconds until a load that hangs offers a way out. Reference, screens 1.1. */
const PATIENCE = 8000

/** Covers the page until the player is there; when that takes too long or fails, offers a way out. */
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
          <Button look="lantern" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          <Button asChild look="line">
            <a href="/logout">{t('shell.logOut')}</a>
          </Button>
        </div>
      )}
    </div>
  )
}
