import type { ReactNode } from 'react'
import { ScenePicture, type SceneArt } from '../../../../art/index.ts'
import { classes } from '../../../../ui/index.ts'
import styles from './Stage.module.css'

type Props = {
  readonly scene: SceneArt
  /** The light behind the figure. */
  readonly light?: 'rays' | 'halo' | 'none'
  readonly children: ReactNode
}

/** The background of an animation: a scene, a light, and the figures before them. Decorative: the dialog says it in words. */
export const Stage = ({ scene, light = 'none', children }: Props) => (
  <div className={styles.stage} aria-hidden="true">
    <ScenePicture art={scene} className={styles.scene} />
    {light !== 'none' && <div className={classes(styles.light, styles[light])} />}
    {children}
  </div>
)
