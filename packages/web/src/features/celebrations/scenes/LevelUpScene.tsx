import type { ReactNode } from 'react'
import styles from './LevelUpScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

const SCENE = { mood: 'meadowdawn', far: ['castle', 'hills'], ground: 'path', particles: 'sparkles', seed: 4 } as const

/** The player rises before the keep in a ring of lantern light. */
export const LevelUpScene = ({ figure }: { readonly figure: ReactNode }) => (
  <Stage scene={SCENE} light="rays">
    <div className={styles.ring} />
    <div className={styles.figure}>{figure}</div>
    <Sparks />
  </Stage>
)
