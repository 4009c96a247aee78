import type { Attribute, GearSlot, PlayerClass } from '@daykeep/rules/model'
import type { AvatarArt } from '../../art/index.ts'
import type { Item } from '../items/index.ts'

type Bar = { readonly value: number; readonly max: number }

/** The name of an attribute's part, as the rules break it down. */
export const PARTS = ['base', 'level', 'gear', 'class', 'buff'] as const

export type AttributeModel = {
  readonly attribute: Attribute
  readonly total: number
  /** What the total consists of. docs/reference/rules.md 1.1. */
  readonly from: { readonly [Part in (typeof PARTS)[number]]: number }
}

export const ALLOCATION_MODES = ['manual', 'flat', 'classbased', 'taskbased'] as const
export type AllocationMode = (typeof ALLOCATION_MODES)[number]

export type AllocationModel =
  /** Points come with a class, from this level on. */
  | { readonly type: 'below'; readonly level: number }
  | { readonly type: 'noClass' }
  | { readonly type: 'disabled' }
  | { readonly type: 'open'; readonly points: number; readonly mode: AllocationMode }

export type WornModel = {
  readonly slot: GearSlot
  readonly name: string | undefined
  readonly item: Item | undefined
  readonly attributes: ReadonlyArray<{ readonly attribute: Attribute; readonly points: number }>
}

export type AnimalModel = { readonly name: string; readonly item: Item | undefined }

export type AchievementModel = {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly item: Item | undefined
  readonly earned: boolean
  readonly count: number | undefined
}

export type ShelfModel = {
  readonly name: 'basic' | 'onboarding' | 'seasonal' | 'special'
  readonly earned: number
  readonly entries: ReadonlyArray<AchievementModel>
}

/** What somebody did for the keep: the level of a contributor, or the tier of a patron, with their title. */
export type BadgeModel = { readonly kind: 'contributors' | 'patrons'; readonly rank: number; readonly title: string }

export type ProfileModel = {
  readonly isSelf: boolean
  readonly head: {
    readonly avatar: AvatarArt
    readonly name: string
    readonly username: string
    readonly level: number
    readonly class: PlayerClass | undefined
    readonly health: Bar
    readonly mana: Bar | undefined
    readonly experience: Bar
    readonly badges: ReadonlyArray<BadgeModel>
  }
  readonly about: { readonly name: string; readonly blurb: string; readonly imageUrl: string }
  readonly facts: {
    readonly joined: string
    readonly lastSeen: string
    readonly checkIns: number
    /** The count of the next reward; 0 after the last. */
    readonly nextRewardAt: number
    readonly perfectDays: number
  }
  readonly attributes: ReadonlyArray<AttributeModel>
  readonly allocation: AllocationModel
  readonly gear: ReadonlyArray<WornModel>
  readonly costume: ReadonlyArray<WornModel> | undefined
  readonly animals: {
    readonly pets: { readonly found: number; readonly total: number }
    readonly mounts: { readonly found: number; readonly total: number }
    readonly pet: AnimalModel | undefined
    readonly mount: AnimalModel | undefined
  }
  readonly shelves: ReadonlyArray<ShelfModel>
  readonly quests: ReadonlyArray<{ readonly key: string; readonly name: string; readonly count: number }>
  readonly challenges: ReadonlyArray<string>
}
