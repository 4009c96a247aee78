import type { ReactNode } from 'react'
import styles from './StreakScene.module.css'
import { Stage } from './Stage.tsx'
import { variables } from './variables.ts'

/** Three weeks. Reference, rules 2: a streak counts at 21 days. */
const DAYS = Array.from({ length: 21 }, (_, day) => day)

const SCENE = { mood: 'dusk', far: ['hills', 'town'], ground: 'cobble', particles: 'stars', seed: 9 } as const

/** Twenty-one lights go on, one after the other, round what they earned. */
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
