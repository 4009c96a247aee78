import { type ArmoireResult, type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import type { Notification, PetKey, Player } from '@daykeep/rules/model'
import type { Played } from '../../player/index.ts'

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
  | { readonly type: 'onboardingComplete' }
  | {
      readonly type: 'checkIn'
      readonly count: number
      readonly nextRewardAt: number
      readonly rewards: ReadonlyArray<string>
    }

/** Health at which a player is warned, once. Reference, screens 2.6. */
const LOW_HEALTH = 30

/** Levels that have a moment of their own. Reference, screens 17 no. 1. */
const LEVELS_WITHOUT_OVERLAY: ReadonlySet<number> = new Set([3, 10, 50])

type Suppressed = Player['user']['preferences']['suppressModals']

/** The moments that an act opens, the most important first: death alone when the player died. */
export const overlaysOf = ({
  before,
  after,
  events,
}: Pick<Played, 'before' | 'after' | 'events'>): ReadonlyArray<Overlay> => {
  if (isDead(after)) return isDead(before) ? [] : [{ type: 'death' }]
  const suppressed = after.user.preferences.suppressModals
  const opened = events.flatMap((event) => overlayOf(event, suppressed))
  return isWarned(before, after) ? [...opened, { type: 'lowHealth' }] : opened
}

/** The moments that wait for a player who comes back: what has not been seen yet. */
export const overlaysOnReturn = (player: Player): ReadonlyArray<Overlay> => (isDead(player) ? [{ type: 'death' }] : [])

export const isDead = ({ user }: Player): boolean => user.stats.hp <= 0

const isWarned = (before: Player, after: Player): boolean =>
  !after.user.flags.warnedLowHealth && after.user.stats.hp <= LOW_HEALTH && after.user.stats.hp < before.user.stats.hp

type Opened = (suppressed: Suppressed) => ReadonlyArray<Overlay>

const completed =
  ({ achievement }: { readonly achievement: string }): Opened =>
  () => [{ type: 'achievement', achievement }]

/** The moments that each kind of event opens, unless the player does not want to see them. */
const OVERLAYS: EventTable<Opened> = {
  LevelGained:
    ({ to }) =>
    ({ levelUp }) =>
      levelUp || LEVELS_WITHOUT_OVERLAY.has(to) ? [] : [{ type: 'levelUp', level: to }],
  FirstItemsDropped:
    ({ egg, hatchingPotion }) =>
    () => [{ type: 'firstDrops', egg, hatchingPotion }],
  ArmoireOpened:
    ({ result }) =>
    () =>
      armoireOverlays(result),
  PetHatched:
    ({ pet }) =>
    ({ hatchPet }) =>
      hatchPet ? [] : [{ type: 'petHatched', pet }],
  MountGained:
    ({ pet }) =>
    ({ raisePet }) =>
      raisePet ? [] : [{ type: 'mountRaised', mount: pet }],
  StreakReached:
    () =>
    ({ streak }) =>
      streak ? [] : [{ type: 'streak' }],
  PetColorCompleted: completed,
  MountColorCompleted: completed,
  AnimalSetCompleted: completed,
  PetSetCompleted: completed,
  StableCompleted: completed,
  OnboardingCompleted: () => () => [{ type: 'onboardingComplete' }],
  CheckedIn:
    ({ count, nextRewardAt, rewards }) =>
    () => [{ type: 'checkIn', count, nextRewardAt, rewards }],
}

const overlayOf = (event: GameEvent, suppressed: Suppressed): ReadonlyArray<Overlay> =>
  readEvent(OVERLAYS)(event)?.(suppressed) ?? []

const armoireOverlays = (result: ArmoireResult): ReadonlyArray<Overlay> => {
  if (result.type !== 'gear') return []
  const found: Overlay = { type: 'armoire', result }
  return result.emptied ? [found, { type: 'armoireEmpty' }] : [found]
}

const NOTIFICATION_OF: { readonly [Type in Overlay['type']]?: string } = {
  firstDrops: 'FIRST_DROPS',
  streak: 'STREAK_ACHIEVEMENT',
  onboardingComplete: 'ONBOARDING_COMPLETE',
  checkIn: 'LOGIN_INCENTIVE',
}

/** The notifications that are done with once this moment was seen. */
export const notificationsOf = (
  overlay: Overlay,
  notifications: ReadonlyArray<Notification>,
): ReadonlyArray<string> => {
  const isAbout = ({ type, data }: Notification): boolean =>
    type === NOTIFICATION_OF[overlay.type] ||
    (overlay.type === 'achievement' && type.startsWith('ACHIEVEMENT') && data['achievement'] === overlay.achievement)
  return notifications.filter(isAbout).map(({ id }) => id)
}
