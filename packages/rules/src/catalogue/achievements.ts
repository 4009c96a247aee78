import type { AchievementKey, EggKey, PotionKey } from '../model/index.ts'
import type { Art } from './art.ts'

export type Achievement = { readonly key: AchievementKey; readonly art: Art }

export type ColorSet = {
  readonly potion: PotionKey
  readonly petAchievement: string
  readonly mountAchievement: string
  /** Awarded for the pets of every drop and quest egg in this colour. */
  readonly everyEggAchievement?: string
}
export type AnimalSet = {
  readonly achievement: string
  readonly species: ReadonlyArray<EggKey>
  readonly mounts: boolean
}
