import type { Card } from '@daykeep/rules/catalogue'
import type { Attribute, PlayerClass } from '@daykeep/rules/model'
import type { ArtField } from '../../art/index.ts'

/** A gain of a cast, from the least to the most. */
export type GainModel = {
  readonly figure: 'experience' | 'gold' | 'damage' | 'health' | 'mana' | 'value' | 'dailies' | Attribute
  readonly least: number
  readonly most: number
}

export type SkillModel = {
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly art: ArtField
  readonly mana: number
  readonly target: 'task' | 'tasks' | 'self' | 'party'
  readonly gains: ReadonlyArray<GainModel>
  readonly state:
    | { readonly type: 'ready' }
    | { readonly type: 'locked'; readonly level: number }
    | { readonly type: 'refused'; readonly reason: string }
}

/** Something to cast that is no skill. */
export type BelongingModel = {
  /** An item to throw and a card ask for somebody; an antidote is for the player. */
  readonly kind: 'thrown' | 'antidote' | 'card'
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly art: ArtField
  /** How many there are of what the player has. */
  readonly count: number | undefined
  /** In gold, for what is not there yet and bought by casting it. */
  readonly price: number | undefined
  readonly affordable: boolean
}

export type WaitingCardModel = {
  readonly card: Card['key']
  readonly name: string
  readonly from: string
  readonly art: ArtField
}

export type DrawerModel = {
  readonly class: PlayerClass | undefined
  readonly mana: { readonly value: number; readonly max: number } | undefined
  readonly skills: ReadonlyArray<SkillModel>
  readonly belongings: ReadonlyArray<BelongingModel>
  readonly waiting: ReadonlyArray<WaitingCardModel>
  readonly cards: ReadonlyArray<BelongingModel>
}
