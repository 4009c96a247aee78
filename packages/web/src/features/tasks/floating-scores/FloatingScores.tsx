import type { CSSProperties } from 'react'
import { formatNumber } from '../../../i18n/index.ts'
import type { StatChange } from '../../../toasts/index.ts'
import styles from './FloatingScores.module.css'

export type FloatingScore = { readonly id: number; readonly change: StatChange; readonly x: number; readonly y: number }

type Props = { readonly scores: ReadonlyArray<FloatingScore>; readonly onEnd: (id: number) => void }

/** Amounts that float up from the controls that were pressed. Hidden from screen readers: the toasts announce them. */
export const FloatingScores = ({ scores, onEnd }: Props) => (
  <div aria-hidden="true" className={styles.layer}>
    {scores.map(({ id, change: { stat, amount }, x, y }) => (
      <span
        key={id}
        className={styles.score}
        data-stat={stat}
        style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
        onAnimationEnd={() => onEnd(id)}
      >
        {formatNumber(amount, { maximumFractionDigits: 1, signDisplay: 'always' })}
      </span>
    ))}
  </div>
)
