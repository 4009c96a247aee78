import {
  CircleAlert,
  CircleCheck,
  Droplet,
  Flame,
  Gift,
  Heart,
  Info,
  type LucideIcon,
  Sparkles,
  Star,
  Swords,
  TrendingUp,
  Coins,
  X,
} from 'lucide-react'
import { formatNumber, t } from '../i18n/index.ts'
import { classes, IconButton, VisuallyHidden } from '../ui/index.ts'
import { signedAmount } from './stat-change-toast.ts'
import { secondLine } from './second-line.ts'
import type { Toast, ToastType } from './toast.ts'
import styles from './ToastCard.module.css'

type Props = { readonly toast: Toast; readonly onDismiss: () => void }

/**
 * One toast. A click dismisses it, and follows its link if it has one. Those that stay until they are dismissed, as errors
 * do, and those with a link have a button that only dismisses.
 */
export const ToastCard = ({ toast, onDismiss }: Props) => {
  const Icon = ICONS[toast.type]
  const { amount, sign, count = 1, undo } = toast
  const action = toast.action ?? (undo && { label: t('common.undo'), run: undo })
  const dismiss = () => {
    toast.onDismiss?.()
    onDismiss()
  }
  const click = () => {
    toast.onClick?.()
    dismiss()
  }
  return (
    <li className={classes(styles.toast, styles[toast.type])} data-toast={toast.type} data-sign={sign}>
      <button type="button" className={styles.face} onClick={click}>
        <span className={styles.badge} aria-hidden="true">
          {toast.icon ?? <Icon size={20} strokeWidth={2.2} />}
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{toast.text}</strong>
          {secondLine(toast) !== '' && <span className={styles.flavor}>{secondLine(toast)}</span>}
        </span>
        {amount !== undefined && <span className={styles.amount}>{signedAmount(amount)}</span>}
        {count > 1 && (
          <span className={styles.count}>
            <span aria-hidden="true">×{formatNumber(count)}</span>
            <VisuallyHidden>{t('toasts.times', { count })}</VisuallyHidden>
          </span>
        )}
      </button>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      )}
      {(toast.type === 'error' || toast.stays === true || toast.onClick !== undefined) && (
        <IconButton size="sm" label={t('common.close')} icon={<X size={17} />} onClick={dismiss} />
      )}
    </li>
  )
}

const ICONS: Readonly<Record<ToastType, LucideIcon>> = {
  hp: Heart,
  mp: Droplet,
  xp: Star,
  gp: Coins,
  streak: Flame,
  damage: Swords,
  drop: Gift,
  error: CircleAlert,
  info: Info,
  success: CircleCheck,
  crit: Sparkles,
  lvl: TrendingUp,
}
