import type { ReactNode } from 'react'
import styles from './QuestWonScene.module.css'
import { Sparks, Stage } from './stage/index.ts'

type Props = {
  /** Undefined for a collection quest. */
  readonly boss?: ReactNode
  /** The scroll of the quest, or its reward. */
  readonly prize: ReactNode
}

const SCENE = { mood: 'highsky', far: ['castle', 'hills'], ground: 'flagstone', feature: 'banners', seed: 2 } as const

/** The boss turns grey and sinks, and the prize rises in its place. */
export const QuestWonScene = ({ boss, prize }: Props) => (
  <Stage scene={SCENE} light="rays">
    {boss !== undefined && <div className={styles.boss}>{boss}</div>}
    <div className={styles.prize}>{prize}</div>
    <Sparks look="confetti" after={1.8} />
  </Stage>
)
