import type { ReactNode } from 'react'

export type StatChange = { readonly stat: 'hp' | 'mp' | 'xp' | 'gp'; readonly amount: number }

/** docs/reference/application.md 3, "Notification (toast)". */
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

/** A short notification in the corner. docs/reference/application.md 3. */
export type Toast = {
  readonly uuid: string
  readonly type: ToastType
  readonly text: string
  /** Whether something was gained or lost. */
  readonly sign?: 'plus' | 'minus'
  /** A second line. */
  readonly flavorMessage?: string
  /** What else the same act did, after the second line: "Critical hit · Gold for your streak +2". */
  readonly extra?: string
  /** What was gained or lost, in the colour of its type: 24 reads "+24". */
  readonly amount?: number
  /** Shown instead of the icon of the type. */
  readonly icon?: ReactNode
  /** Stays until it is clicked: it must not be missed. */
  readonly stays?: true
  /** What a click does besides dismissing the toast. */
  readonly onClick?: () => void
  /** What follows when it is dismissed, by a click or by its button for that; not when its action is pressed. */
  readonly onDismiss?: () => void
  /** A button such as "Undo" or "Show"; pressing it also dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Undoes what the toast tells of, as long as it is there; unlike an action it holds no toast. */
  readonly undo?: () => void
  /** The stats that the toast is about; toasts of changes are added up. */
  readonly changes?: ReadonlyArray<StatChange>
  /** How many equal toasts this one stands for; 1 if missing. */
  readonly count?: number
}

export type NewToast = Omit<Toast, 'uuid' | 'count'>
