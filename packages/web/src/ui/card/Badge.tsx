import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from '../classes.ts'

type Tone =
  | 'quiet'
  | 'header'
  | 'lantern'
  | 'success'
  | 'danger'
  | 'info'
  | 'warn'
  | 'warrior'
  | 'wizard'
  | 'rogue'
  | 'healer'

type Props = { readonly tone?: Tone; readonly icon?: ReactNode; readonly children: ReactNode }

/** A count, level or state beside another element. */
export const Badge = ({ tone = 'quiet', icon, children }: Props) => (
  <span className={classes(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
)
