import type { ReactNode } from 'react'
import styles from './DropScene.module.css'
import { Stage } from './stage/index.ts'

const SCENE = { mood: 'morning', far: ['forest', 'hills'], ground: 'flowers', particles: 'petals', seed: 6 } as const

/** The items fall into the grass, one after the other. */
export const DropScene = ({ items }: { readonly items: ReactNode }) => (
  <Stage scene={SCENE} light="halo">
    <div className={styles.items}>{items}</div>
  </Stage>
)
