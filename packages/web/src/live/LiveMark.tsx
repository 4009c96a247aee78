import { t } from '../i18n/index.ts'
import { classes } from '../ui/index.ts'
import styles from './LiveMark.module.css'
import type { LiveState } from './stream-loop.ts'

/** Says whether what others do is seen at once. */
export const LiveMark = ({ state }: { readonly state: LiveState }) => (
  <span className={classes(styles.mark, state === 'live' && styles.live)}>{t(`chat.connection.${state}`)}</span>
)
