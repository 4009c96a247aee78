import type { ReactNode } from 'react'
import { TextField } from '../../ui/index.ts'
import styles from './DiscoveryFilters.module.css'

type Props = {
  readonly search: string
  readonly searchLabel: string
  readonly onSearch: (search: string) => void
  /** Choices beside each other. */
  readonly children: ReactNode
  /** Below the choices. */
  readonly more?: ReactNode
}

/** The search over a list, and below it what else narrows it. */
export const DiscoveryFilters = ({ search, searchLabel, onSearch, children, more }: Props) => (
  <div className={styles.filters}>
    <TextField type="search" label={searchLabel} value={search} onChange={(event) => onSearch(event.target.value)} />
    <div className={styles.choices}>{children}</div>
    {more}
  </div>
)
