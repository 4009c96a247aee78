import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ShopNotice.module.css'

type Props = { readonly children: ReactNode }

/** What one should know before one buys. */
export const ShopNotice = ({ children }: Props) => (
  <p className={styles.notice}>
    <Info size={18} aria-hidden="true" className={styles.icon} />
    <span>{children}</span>
  </p>
)
