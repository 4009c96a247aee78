import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import styles from './Meter.module.css'

type Props = {
  /** The accessible name, for example "Health". */
  readonly label: string
  readonly value: number
  readonly max: number
  readonly kind?: 'health' | 'mana' | 'experience' | 'rage' | 'plain' | 'feeding'
  readonly size?: 'md' | 'sm' | 'lg'
  readonly icon?: ReactNode
  /** For places that show the number elsewhere. */
  readonly hideNumber?: boolean
}

/** A bar with icon and number, so that colour is never the only cue. */
export const Meter = ({ label, value, max, kind = 'plain', size = 'md', icon, hideNumber = false }: Props) => {
  const filled = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const [now, most] = [formatNumber(value, WHOLE), formatNumber(max, WHOLE)]
  return (
    <div className={classes(styles.meter, styles[kind], styles[size])}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.track}>
        <meter
          className={styles.spoken}
          aria-label={label}
          value={value}
          min={0}
          max={max}
          aria-valuetext={`${now} / ${most}`}
        />
        <i className={styles.fill} style={{ '--filled': filled } as CSSProperties} />
      </div>
      {!hideNumber && (
        <span className={styles.number} aria-hidden="true">
          <bdi dir="ltr">
            {now}
            <small> / {most}</small>
          </bdi>
        </span>
      )}
    </div>
  )
}

const WHOLE = { maximumFractionDigits: 0 } as const
