import { LoaderCircle } from 'lucide-react'
import styles from './Spinner.module.css'

type Props = { readonly size?: number; readonly label?: string }

/** A loading indicator. Decorative unless it has a label. */
export const Spinner = ({ size = 24, label }: Props) =>
  label === undefined ? (
    <LoaderCircle className={styles.spinner} size={size} aria-hidden="true" />
  ) : (
    <output className={styles.labelled}>
      <LoaderCircle className={styles.spinner} size={size} aria-hidden="true" />
      <span>{label}</span>
    </output>
  )
