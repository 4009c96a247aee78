import type { Attribute, PlayerClass } from '@daykeep/rules/model'
import type { ArtField, AvatarArt } from '../../art/index.ts'
import type { GainModel } from '../skills/index.ts'

export type HeroSkill = {
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly art: ArtField
  readonly level: number
  /** What it would do for the player now. */
  readonly gains: ReadonlyArray<GainModel>
}

/** One of the four heroes: the player in the finest gear of a class, and what the class is about. */
export type ClassHero = {
  readonly class: PlayerClass
  readonly avatar: AvatarArt
  /** The attributes, most important first, with what the player would have in the gear they wear. */
  readonly attributes: ReadonlyArray<{ readonly attribute: Attribute; readonly total: number }>
  readonly skills: ReadonlyArray<HeroSkill>
}

export type ClassChoiceModel = {
  readonly heroes: ReadonlyArray<ClassHero>
  /** The class of the player now; undefined before the first choice and without classes. */
  readonly current: PlayerClass | undefined
  /** In gems; 0 for a free choice. */
  readonly price: number
  readonly affordable: boolean
  /** Whether playing without classes can be chosen. */
  readonly canOptOut: boolean
}
