import { useRef } from 'react'
import { t } from '../i18n/index.ts'
import { VisuallyHidden } from '../ui/index.ts'
import { signedAmount } from './stat-change-toast.ts'
import { secondLine } from './second-line.ts'
import type { Toast } from './toast.ts'
import { DEFAULT_CORNER, type ToastCorner } from './toast-corner.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastList.module.css'

type Props = {
  readonly toasts: readonly Toast[]
  /** Away from what the player uses. */
  readonly corner?: ToastCorner
  readonly onDismiss: (id: string) => void
  /** Pointer or focus has entered the toasts. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** The toasts in a corner of the window; announced politely, errors at once. */
export const ToastList = ({ toasts, corner: place = DEFAULT_CORNER, onDismiss, onHold, onRelease }: Props) => {
  const corner = useRef<HTMLElement>(null)
  const hasFocus = () => corner.current?.contains(document.activeElement) === true
  return (
    <section
      ref={corner}
      aria-label={t('toasts.region')}
      className={styles.corner}
      data-toasts=""
      data-side={place.side}
      data-edge={place.edge}
      onPointerEnter={onHold}
      onPointerLeave={() => hasFocus() || onRelease()}
      onFocus={onHold}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onRelease()}
    >
      <VisuallyHidden>
        <span aria-live="polite">{announcementOf(toasts.filter(({ type }) => type !== 'error'))}</span>
        <span role="alert">{announcementOf(toasts.filter(({ type }) => type === 'error'))}</span>
      </VisuallyHidden>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.uuid} toast={toast} onDismiss={() => onDismiss(toast.uuid)} />
        ))}
      </ul>
    </section>
  )
}

/** One element each, so that screen readers announce only what is new. */
const announcementOf = (toasts: readonly Toast[]) =>
  toasts.map((toast) => (
    <span key={toast.uuid}>
      {[
        toast.text,
        toast.amount === undefined ? '' : signedAmount(toast.amount),
        secondLine(toast),
        (toast.count ?? 1) > 1 ? t('toasts.times', { count: toast.count ?? 1 }) : '',
      ]
        .filter((part) => part !== '')
        .join('. ')}{' '}
    </span>
  ))
