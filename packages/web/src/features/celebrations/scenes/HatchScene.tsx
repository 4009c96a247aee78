import type { ReactNode } from 'react'
import styles from './HatchScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

type Props = {
  /** Drawn twice, as the two halves of the shell. */
  readonly egg: ReactNode
  readonly pet: ReactNode
}

const SCENE = { mood: 'lamplight', far: ['beams'], ground: 'hay', particles: 'motes', seed: 3 } as const

/** An egg rocks in the straw and cracks, and the pet looks out. */
export const HatchScene = ({ egg, pet }: Props) => (
  <Stage scene={SCENE} light="halo">
    <div className={styles.pet}>{pet}</div>
    <div className={styles.shell}>
      <div className={styles.top}>{egg}</div>
      <div className={styles.bottom}>{egg}</div>
    </div>
    <Sparks after={3} />
  </Stage>
)
