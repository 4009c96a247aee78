import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from '../classes.ts'

type Props =
  /** Static: a tag on a task. */
  | { readonly type: 'mark'; readonly icon?: ReactNode; readonly children: ReactNode }
  /** Can be toggled: a filter. */
  | {
      readonly type: 'filter'
      readonly icon?: ReactNode
      readonly children: ReactNode
      readonly on: boolean
      readonly onChange: (on: boolean) => void
      readonly disabled?: boolean
    }

/** A pill with a short text. An active filter shows a check mark, not only a colour. */
export const Chip = (props: Props) => {
  switch (props.type) {
    case 'mark':
      return (
        <span className={styles.mark}>
          {props.icon}
          {props.children}
        </span>
      )
    case 'filter':
      return (
        <button
          type="button"
          aria-pressed={props.on}
          disabled={props.disabled}
          className={classes(styles.filter, props.on && styles.on)}
          onClick={() => props.onChange(!props.on)}
        >
          {props.on ? <Check size={15} strokeWidth={2.6} aria-hidden="true" /> : props.icon}
          {props.children}
        </button>
      )
  }
}
