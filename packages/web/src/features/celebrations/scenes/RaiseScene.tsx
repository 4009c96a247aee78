import type { ReactNode } from 'react'
import styles from './RaiseScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

type Props = { readonly pet: ReactNode; readonly mount: ReactNode }

const SCENE = {
  mood: 'golden',
  far: ['hills', 'mountains'],
  ground: 'meadow',
  feature: 'fence',
  particles: 'motes',
  seed: 8,
} as const

/** The pet grows into the mount. */
export const RaiseScene = ({ pet, mount }: Props) => (
  <Stage scene={SCENE} light="rays">
    <div className={styles.pet}>{pet}</div>
    <div className={styles.mount}>{mount}</div>
    <Sparks after={2.2} />
  </Stage>
)
