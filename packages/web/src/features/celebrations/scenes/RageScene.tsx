import type { ReactNode } from 'react'
import styles from './RageScene.module.css'
import { Stage } from './stage/index.ts'

const SCENE = { mood: 'storm', far: ['mountains', 'cliffs'], ground: 'scree', particles: 'lightning', seed: 6 } as const

/** The boss rears up before the storm, and the ground shakes. */
export const RageScene = ({ boss }: { readonly boss: ReactNode }) => (
  <Stage scene={SCENE}>
    <div className={styles.glow} />
    <div className={styles.boss}>{boss}</div>
  </Stage>
)
