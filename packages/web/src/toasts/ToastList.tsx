import { useRef } from 'react'
import { t } from '../i18n/index.ts'
import { VisuallyHidden } from '../ui/index.ts'
import { signedAmount } from './stat-change-toast.ts'
import type { Toast } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastList.module.css'

type Props = {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  /** Pointer or focus has entered the toasts. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** The toasts below header and banners; announced politely, errors at once. */
export const ToastList = ({ toasts, onDismiss, onHold, onRelease }: Props) => {
  const corner = useRef<HTMLElement>(null)
  const hasFocus = () => corner.current?.contains(document.activeElement) === true
  return (
    <section
      ref={corner}
      aria-label={t('toasts.region')}
      className={styles.corner}
      data-toasts=""
      onPointerEnter={onHold}
      onPointerLeave={() => hasFocus() || onRelease()}
      onFocus={onHold}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onRelease()}
    >
      <VisuallyHidden>
        <span aria-live="polite">{spoken(toasts.filter(({ type }) => type !== 'error'))}</span>
        <span role="alert">{spoken(toasts.filter(({ type }) => type === 'error'))}</span>
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
const spoken = (toasts: readonly Toast[]) =>
  toasts.map(({ uuid, text, amount, flavorMessage, count = 1 }) => (
    <span key={uuid}>
      {[
        text,
        amount === undefined ? undefined : signedAmount(amount),
        flavorMessage,
        count > 1 ? t('toasts.times', { count }) : undefined,
      ]
        .filter((part) => part !== undefined)
        .join('. ')}{' '}
    </span>
  ))
