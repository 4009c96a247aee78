import type { ReactNode } from 'react'
import { IconPicture } from '../../../art/index.ts'
import styles from './ArmoireScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

const SCENE = { mood: 'lamplight', far: ['wood-wall'], ground: 'rug', particles: 'motes', seed: 7 } as const

type Props = {
  /** Undefined if the armoire is empty. */
  readonly piece?: ReactNode
}

/** The armoire shakes, opens, and the piece comes out. */
export const ArmoireScene = ({ piece }: Props) => (
  <Stage scene={SCENE} light={piece === undefined ? 'none' : 'halo'}>
    <div className={styles.open}>
      <IconPicture art={{ template: 'armoire-open' }} />
    </div>
    <div className={styles.closed}>
      <IconPicture art={{ template: 'armoire' }} />
    </div>
    {piece !== undefined && (
      <>
        <div className={styles.piece}>{piece}</div>
        <Sparks after={2.2} />
      </>
    )}
  </Stage>
)
