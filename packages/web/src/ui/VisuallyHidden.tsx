import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = { readonly children: ReactNode }

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: Props) => <span className={styles.hidden}>{children}</span>
