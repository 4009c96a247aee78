import { type ArmoireResult, type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import type { Played } from '../../player/index.ts'
import { isDead, type Overlay } from './overlay.ts'

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
  const opened = events.flatMap((event) => readEvent(OVERLAYS)(event)?.(suppressed) ?? [])
  return isWarned(before, after) ? [...opened, { type: 'lowHealth' }] : opened
}

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
  UltimateGearCompleted: (event: Extract<GameEvent, { type: 'UltimateGearCompleted' }>) => () => [
    { type: 'ultimateGear', classes: [event.class] },
  ],
  OnboardingCompleted: () => () => [{ type: 'onboardingComplete' }],
  CheckedIn:
    ({ count, nextRewardAt, rewards }) =>
    () => [{ type: 'checkIn', count, nextRewardAt, rewards }],
}

const armoireOverlays = (result: ArmoireResult): ReadonlyArray<Overlay> => {
  if (result.type !== 'gear') return []
  const found: Overlay = { type: 'armoire', result }
  return result.emptied ? [found, { type: 'armoireEmpty' }] : [found]
}
