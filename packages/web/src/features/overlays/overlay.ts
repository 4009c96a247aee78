import type { ArmoireResult } from '@daykeep/rules/kernel'
import type { PetKey, Player } from '@daykeep/rules/model'

/** A moment that opens by itself over the page. Reference, screens 17. */
export type Overlay =
  | { readonly type: 'levelUp'; readonly level: number }
  | { readonly type: 'death' }
  | { readonly type: 'lowHealth' }
  | { readonly type: 'firstDrops'; readonly egg: string; readonly hatchingPotion: string }
  | { readonly type: 'armoire'; readonly result: Extract<ArmoireResult, { type: 'gear' }> }
  | { readonly type: 'armoireEmpty' }
  | { readonly type: 'petHatched'; readonly pet: PetKey }
  | { readonly type: 'mountRaised'; readonly mount: PetKey }
  | { readonly type: 'streak' }
  | { readonly type: 'achievement'; readonly achievement: string }
  /** Classes whose finest gear is owned. */
  | { readonly type: 'ultimateGear'; readonly classes: ReadonlyArray<string> }
  | { readonly type: 'onboardingComplete' }
  | {
      readonly type: 'checkIn'
      readonly count: number
      /** 0 when no gift is left. */
      readonly nextRewardAt: number
      readonly rewards: ReadonlyArray<string>
    }

/** Moments that a player can choose never to see again, by the name of the preference. */
export type Suppressible = keyof Player['user']['preferences']['suppressModals']

export const isDead = ({ user }: Player): boolean => user.stats.hp <= 0
