import type { ReactNode } from 'react'

/** Application specification, section 3, "Notification (toast)". */
export type ToastType =
  | 'hp'
  | 'mp'
  | 'xp'
  | 'gp'
  | 'streak'
  | 'damage'
  | 'drop'
  | 'error'
  | 'info'
  | 'success'
  | 'crit'
  | 'lvl'

/** Something that happened, told in passing. */
export type Toast = {
  readonly id: string
  readonly type: ToastType
  readonly title: string
  /** One line more. */
  readonly text?: string
  /** What changed, in the stat's colour: "+24". */
  readonly amount?: string
  /** Stands in place of the type's icon. */
  readonly picture?: ReactNode
  /** Something to do about it: "Undo", "Show". Doing it takes the toast away. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type NewToast = Omit<Toast, 'id'>
