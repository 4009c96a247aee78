import type { Attribute, PlayerClass } from '../model/index.ts'
import type { Art } from './art.ts'

/** Approaches `most` as a figure grows; half of it is reached at `halfway`. docs/reference/rules.md 0.2. */
export type Curve = { readonly most: number; readonly halfway: number }

/** A critical hit that depends on an attribute. `chance`: if it differs from the default. */
export type Luck = { readonly attribute: Attribute; readonly chance?: number }

/** The effects that a skill can have. docs/reference/rules.md 6.2. */
export type SkillEffect =
  /** Experience by the value of a task, and damage to the quest's boss by the attribute alone. */
  | {
      readonly type: 'blast'
      readonly attribute: Attribute
      readonly luck: Luck
      /** Weight of a point of the task's value. */
      readonly valueShare: number
      readonly experience: Curve
      readonly damageShare: number
    }
  /** Makes a task less red, and prepares damage to the quest's boss. */
  | {
      readonly type: 'strike'
      readonly attribute: Attribute
      readonly luck: Luck
      readonly value: Curve
      readonly damage: Curve
    }
  /** Gold, and optionally experience, by the value of a task and a share of the attribute. */
  | {
      readonly type: 'rob'
      readonly attribute: Attribute
      readonly share: number
      readonly luck?: Luck
      readonly gold: Curve
      readonly experience?: Curve
    }
  /** Mana for everyone but the members of a class. */
  | { readonly type: 'refresh'; readonly attribute: Attribute; readonly mana: Curve; readonly except: PlayerClass }
  /** A buff of an attribute, computed from that attribute without buffs. */
  | { readonly type: 'inspire'; readonly attribute: Attribute; readonly buff: Curve }
  /** Streaks survive the next missed day. */
  | { readonly type: 'keepStreaks' }
  /** Dailies that the next new day skips; their number grows with the number of dailies. */
  | { readonly type: 'hide'; readonly attribute: Attribute; readonly perDaily: number; readonly halfway: number }
  /** Health by the sum of two attributes; `plus` is added to them. */
  | {
      readonly type: 'heal'
      readonly attributes: readonly [Attribute, Attribute]
      readonly plus: number
      readonly share: number
    }
  /** Makes all tasks less red. */
  | { readonly type: 'brighten'; readonly attribute: Attribute; readonly value: Curve }

/** What a skill acts on: one task of the caster, all of them, the caster, or the caster's party. */
export type SkillTarget = 'task' | 'tasks' | 'self' | 'party'

export type Skill = {
  readonly key: string
  readonly class: PlayerClass
  readonly mana: number
  readonly level: number
  readonly target: SkillTarget
  readonly effect: SkillEffect
  readonly art: Art
}

/** The flags among the buffs that change how a player looks; each is set by the item of the same name. */
export const TRANSFORMATIONS = ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'] as const
export type TransformationKey = (typeof TRANSFORMATIONS)[number]

/** Ends a transformation; buying it also uses it. */
export type Antidote = { readonly key: string; readonly value: number; readonly art: Art }

/** An item to throw at a friend, bought for gold in its season. docs/reference/rules.md 6.3. */
export type Transformation = {
  readonly key: TransformationKey
  readonly value: number
  readonly antidote: Antidote
  readonly art: Art
}

/** A card to send. `messages`: the number of texts to choose from. `limited`: sold on certain days only. */
export type Card = {
  readonly key: CardKey
  readonly value: number
  readonly messages: number
  readonly limited: boolean
  readonly art: Art
}

export const CARDS = [
  'greeting',
  'nye',
  'thankyou',
  'valentine',
  'birthday',
  'congrats',
  'getwell',
  'goodluck',
] as const
export type CardKey = (typeof CARDS)[number]
