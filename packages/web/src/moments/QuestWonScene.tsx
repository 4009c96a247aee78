import type { ReactNode } from 'react'
import styles from './QuestWonScene.module.css'
import { Sparks } from './Sparks.tsx'
import { Stage } from './Stage.tsx'

type Props = {
  /** Who was fought; nothing for a quest of collecting. */
  readonly boss?: ReactNode
  /** What the quest was written on, or what it gave. */
  readonly prize: ReactNode
}

const SCENE = { mood: 'highsky', far: ['castle', 'hills'], ground: 'flagstone', feature: 'banners', seed: 2 } as const

/** The boss goes grey and sinks; what was won comes up in its place. */
export const QuestWonScene = ({ boss, prize }: Props) => (
  <Stage scene={SCENE} light="rays">
    {boss !== undefined && <div className={styles.boss}>{boss}</div>}
    <div className={styles.prize}>{prize}</div>
    <Sparks look="confetti" after={1.8} />
  </Stage>
)
