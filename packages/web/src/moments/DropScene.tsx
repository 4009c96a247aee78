import type { ReactNode } from 'react'
import styles from './DropScene.module.css'
import { Stage } from './Stage.tsx'

const SCENE = { mood: 'morning', far: ['forest', 'hills'], ground: 'flowers', particles: 'petals', seed: 6 } as const

/** What was found falls into the grass, one thing after the other. */
export const DropScene = ({ things }: { readonly things: ReactNode }) => (
  <Stage scene={SCENE} light="halo">
    <div className={styles.things}>{things}</div>
  </Stage>
)
