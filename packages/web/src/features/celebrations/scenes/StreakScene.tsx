import type { ReactNode } from 'react'
import styles from './StreakScene.module.css'
import { Stage, variables } from './stage/index.ts'

/** One light for each day of the streak. docs/reference/rules.md 2. */
const DAYS = Array.from({ length: 21 }, (_, day) => day)

const SCENE = { mood: 'dusk', far: ['hills', 'town'], ground: 'cobble', particles: 'stars', seed: 9 } as const

/** The lights go on one after the other, around the badge. */
export const StreakScene = ({ badge }: { readonly badge: ReactNode }) => (
  <Stage scene={SCENE} light="halo">
    <div className={styles.badge}>{badge}</div>
    <div className={styles.days}>
      {DAYS.map((day) => (
        <i key={day} style={variables({ '--day': day })} />
      ))}
    </div>
  </Stage>
)
