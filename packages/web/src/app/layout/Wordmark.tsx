import { Link } from 'react-router-dom'
import { Logo } from '../../art/index.ts'
import { PRODUCT } from '../../routes/index.ts'
import styles from './Wordmark.module.css'

/** Logo and name, linked to the home page. */
export const Wordmark = () => (
  <Link to="/" className={styles.mark}>
    <Logo size={27} />
    <span>{PRODUCT}</span>
  </Link>
)
