import { type ReactNode, useId } from 'react'
import styles from './SettingRow.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** Rows that belong together. */
export const SettingsGroup = ({ title, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
