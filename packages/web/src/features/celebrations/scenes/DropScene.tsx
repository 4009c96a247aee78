import type { ReactNode } from 'react'
import type { SceneArt, Season } from '../../../art/index.ts'
import { useSeason } from '../../../theme/use-theme.ts'
import styles from './DropScene.module.css'
import { Stage } from './stage/index.ts'

/** The ground that things fall on looks as the land behind the header does. */
const SCENES: Readonly<Record<Season, SceneArt>> = {
  spring: { mood: 'morning', far: ['forest', 'hills'], ground: 'flowers', particles: 'petals', seed: 6 },
  summer: { mood: 'noon', far: ['forest', 'hills'], ground: 'meadow', particles: 'motes', seed: 6 },
  fall: { mood: 'autumn', far: ['forest', 'hills'], ground: 'leaves', particles: 'leaves', seed: 6 },
  winter: { mood: 'snowy', far: ['forest', 'hills'], ground: 'snow', particles: 'snow', seed: 6 },
}

/** The items fall to the ground, one after the other. */
export const DropScene = ({ items }: { readonly items: ReactNode }) => (
  <Stage scene={SCENES[useSeason()]} light="halo">
    <div className={styles.items}>{items}</div>
  </Stage>
)
