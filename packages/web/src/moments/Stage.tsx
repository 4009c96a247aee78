import type { ReactNode } from 'react'
import { ScenePicture, type SceneArt } from '../art/index.ts'
import { classes } from '../ui/index.ts'
import styles from './Stage.module.css'

type Props = {
  readonly scene: SceneArt
  /** What shines behind the figure. */
  readonly light?: 'rays' | 'halo' | 'none'
  readonly children: ReactNode
}

/** Where a moment plays: a scene that fills its box, light, and what happens before it. Decoration: words tell it too. */
export const Stage = ({ scene, light = 'none', children }: Props) => (
  <div className={styles.stage} aria-hidden="true">
    <ScenePicture art={scene} className={styles.scene} />
    {light !== 'none' && <div className={classes(styles.light, styles[light])} />}
    {children}
  </div>
)
