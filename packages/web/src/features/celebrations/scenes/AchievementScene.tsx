import type { ReactNode } from 'react'
import styles from './AchievementScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

const SCENE = { mood: 'palace', far: ['hall'], ground: 'carpet', feature: 'banners', seed: 5 } as const

/** Badges come down on their ribbons in the great hall. */
export const AchievementScene = ({ badges }: { readonly badges: ReactNode }) => (
  <Stage scene={SCENE} light="rays">
    <div className={styles.badges}>{badges}</div>
    <Sparks />
  </Stage>
)
