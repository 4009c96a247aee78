import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = { readonly children: ReactNode }

/** Words for those who listen; nothing to see. */
export const VisuallyHidden = ({ children }: Props) => <span className={styles.hidden}>{children}</span>
