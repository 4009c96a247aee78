import type { ReactNode } from 'react'
import styles from './DeathScene.module.css'
import { Stage } from './stage/index.ts'

const SCENE = {
  mood: 'haunted',
  far: ['hills', 'pines'],
  ground: 'moss',
  feature: ['dead-tree', 'graves'],
  particles: 'mist',
  seed: 12,
} as const

/** A ghost floats over the moor. */
export const DeathScene = ({ ghost }: { readonly ghost: ReactNode }) => (
  <Stage scene={SCENE}>
    <div className={styles.ghost}>{ghost}</div>
  </Stage>
)
