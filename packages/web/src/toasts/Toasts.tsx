import { useRef } from 'react'
import { t } from '../texts/index.ts'
import { VisuallyHidden } from '../ui/index.ts'
import type { Toast } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toasts.module.css'

type Props = {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  /** Somebody points at them or came in by keyboard; and left again. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** The corner where toasts stand, below header and banners; spoken politely, errors at once. */
export const Toasts = ({ toasts, onDismiss, onHold, onRelease }: Props) => {
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
          <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ul>
    </section>
  )
}

/** Each in an element of its own, so that only what is new is read. */
const spoken = (toasts: readonly Toast[]) =>
  toasts.map(({ id, title, text, amount }) => (
    <span key={id}>{[title, amount, text].filter((part) => part !== undefined).join('. ')} </span>
  ))
