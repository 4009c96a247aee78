import { Link } from 'react-router-dom'
import { Logo } from '../art/components/Logo.tsx'
import { PRODUCT } from '../routes/index.ts'
import styles from './Wordmark.module.css'

/** The tower and the name; leads home. */
export const Wordmark = () => (
  <Link to="/" className={styles.mark}>
    <Logo size={27} />
    <span>{PRODUCT}</span>
  </Link>
)
