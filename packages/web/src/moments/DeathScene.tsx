import type { ReactNode } from 'react'
import styles from './DeathScene.module.css'
import { Stage } from './Stage.tsx'

const SCENE = {
  mood: 'haunted',
  far: ['hills', 'pines'],
  ground: 'moss',
  feature: ['dead-tree', 'graves'],
  particles: 'mist',
  seed: 12,
} as const

/** A ghost hangs over the moor until it is called back. */
export const DeathScene = ({ ghost }: { readonly ghost: ReactNode }) => (
  <Stage scene={SCENE}>
    <div className={styles.ghost}>{ghost}</div>
  </Stage>
)
