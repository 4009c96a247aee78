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
import { t } from '../texts/index.ts'
import { classes, IconButton } from '../ui/index.ts'
import type { Toast, ToastType } from './toast.ts'
import styles from './ToastCard.module.css'

type Props = { readonly toast: Toast; readonly onDismiss: () => void }

/** One toast. A click takes it away; an error has a button for that, since it stays until then. */
export const ToastCard = ({ toast, onDismiss }: Props) => {
  const Icon = ICONS[toast.type]
  const { action } = toast
  return (
    <li className={classes(styles.toast, styles[toast.type])} data-toast={toast.type}>
      <button type="button" className={styles.face} onClick={onDismiss}>
        <span className={styles.badge} aria-hidden="true">
          {toast.picture ?? <Icon size={20} strokeWidth={2.2} />}
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{toast.title}</strong>
          {toast.text !== undefined && <span className={styles.text}>{toast.text}</span>}
        </span>
        {toast.amount !== undefined && <span className={styles.amount}>{toast.amount}</span>}
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
      {toast.type === 'error' && (
        <IconButton size="sm" label={t('common.close')} icon={<X size={17} />} onClick={onDismiss} />
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
