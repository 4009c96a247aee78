import styles from './Sparks.module.css'
import { variables } from './variables.ts'

/** Angle in degrees, and distance from the centre as a share of the stage. */
const SPARKS = [
  [8, 40],
  [37, 32],
  [66, 43],
  [98, 34],
  [131, 42],
  [160, 33],
  [196, 41],
  [227, 34],
  [255, 43],
  [288, 33],
  [318, 42],
  [345, 31],
] as const

type Props = {
  readonly look?: 'stars' | 'confetti'
  /** Delay, in units of the slow motion duration. */
  readonly after?: number
}

/** A burst from the centre outwards, played once. */
export const Sparks = ({ look = 'stars', after = 1.2 }: Props) => (
  <div className={styles.sparks} style={variables({ '--after': after })}>
    {SPARKS.map(([angle, reach]) => (
      <i
        key={angle}
        className={styles[look]}
        style={variables({ '--angle': `${angle}deg`, '--reach': `${reach}cqmin` })}
      />
    ))}
  </div>
)
