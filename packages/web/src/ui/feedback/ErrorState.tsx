import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { Button } from '../button/Button.tsx'
import { classes } from '../classes.ts'
import styles from './EmptyState.module.css'

type Props = {
  /** What failed. */
  readonly title: string
  readonly children?: ReactNode
  readonly onRetry?: () => void
}

/** Shown where loading has failed, with a retry button. */
export const ErrorState = ({ title, children, onRetry }: Props) => (
  <div className={styles.empty} role="alert">
    <span className={classes(styles.arch, styles.danger)} aria-hidden="true">
      <CloudOff size={26} />
    </span>
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {onRetry !== undefined && (
      <Button variant="tertiary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    )}
  </div>
)
