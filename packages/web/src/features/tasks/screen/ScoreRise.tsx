import type { CSSProperties } from 'react'
import { formatNumber } from '../../../texts/index.ts'
import type { StatChange } from '../../../toasts/index.ts'
import styles from './ScoreRise.module.css'

export type Rise = { readonly id: number; readonly change: StatChange; readonly x: number; readonly y: number }

type Props = { readonly rises: ReadonlyArray<Rise>; readonly onOver: (id: number) => void }

/** Amounts that rise from the keys that were pressed. Only seen; the toasts say it as well. */
export const ScoreRise = ({ rises, onOver }: Props) => (
  <div aria-hidden="true" className={styles.sky}>
    {rises.map(({ id, change: { stat, amount }, x, y }) => (
      <span
        key={id}
        className={styles.rise}
        data-stat={stat}
        style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
        onAnimationEnd={() => onOver(id)}
      >
        {formatNumber(amount, { maximumFractionDigits: 1, signDisplay: 'always' })}
      </span>
    ))}
  </div>
)
