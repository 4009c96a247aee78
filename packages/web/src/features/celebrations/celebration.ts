import type { ArmoireResult } from '@daykeep/rules/kernel'
import type { Card } from '@daykeep/rules/catalogue'
import type { PetKey, Player, PlayerClass, User } from '@daykeep/rules/model'

/** A dialog that opens by itself after something happened. docs/reference/screens.md 17. */
export type Celebration =
  | SimpleCelebration
  | { readonly type: 'levelUp'; readonly level: number }
  /** The four heroes of level 10. */
  | { readonly type: 'chooseClass' }
  | { readonly type: 'classChosen'; readonly class: PlayerClass }
  | { readonly type: 'death' }
  | { readonly type: 'lowHealth' }
  | { readonly type: 'firstDrops'; readonly egg: string; readonly hatchingPotion: string }
  | { readonly type: 'armoire'; readonly result: Extract<ArmoireResult, { type: 'gear' }> }
  | { readonly type: 'armoireEmpty' }
  | { readonly type: 'petHatched'; readonly pet: PetKey }
  | { readonly type: 'mountRaised'; readonly mount: PetKey }
  | { readonly type: 'streak' }
  | { readonly type: 'achievement'; readonly achievement: string }
  /** Classes whose best gear the player owns. */
  | { readonly type: 'ultimateGear'; readonly classes: ReadonlyArray<string> }
  | { readonly type: 'onboardingComplete' }
  | {
      readonly type: 'checkIn'
      readonly count: number
      /** 0 when no gift is left. */
      readonly nextRewardAt: number
      readonly rewards: ReadonlyArray<string>
    }

export type RageEffect = 'healing' | 'mpDrain' | 'progressDrain'

/** What another player gave. */
export type Present = { readonly from: string } & (
  | { readonly type: 'gems'; readonly gems: number }
  | { readonly type: 'subscription'; readonly months: number }
)

/** Moments that need a scene and a sentence, and one thing to do at most. */
export type SimpleCelebration =
  | { readonly type: 'perfectDay' }
  /** Rebirth is open from now on. */
  | { readonly type: 'rebirthEnabled' }
  | { readonly type: 'reborn' }
  | { readonly type: 'mysteryItem'; readonly gear: string }
  | { readonly type: 'questWon'; readonly quest: string }
  /** `effect`: what the rage did. docs/decisions/087-rage-of-a-boss-is-told.md. */
  | { readonly type: 'bossRage'; readonly quest: string; readonly effect: RageEffect | undefined }
  | { readonly type: 'challengeWon'; readonly name: string; readonly prize: number }
  | { readonly type: 'gift'; readonly title: string; readonly text: string; readonly present?: Present }
  | { readonly type: 'card'; readonly card: Card['key']; readonly from: string }

/** Celebrations that the player can suppress, by the name of the preference. */
export type SuppressibleCelebration = keyof Player['user']['preferences']['suppressModals']

export const isDead = ({ user }: Player): boolean => user.stats.hp <= 0

/** Health at or below which the player is warned once. docs/reference/screens.md 2.6. */
const LOW_HEALTH = 30

export const isHealthLow = ({ stats }: User): boolean => stats.hp <= LOW_HEALTH
