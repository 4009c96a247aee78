import { type ArmoireResult, type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import { mayChooseClass } from '@daykeep/rules/classes'
import type { Player } from '@daykeep/rules/model'
import { CLASS_LEVEL } from '@daykeep/rules/stats'
import type { CommandResult } from '../../sync/index.ts'
import { isDead, isHealthLow, type Celebration } from './celebration.ts'

type SuppressedCelebrations = Player['user']['preferences']['suppressModals']

/** The celebrations of a command, in order. Only death if the player died. */
export const toCelebrations = ({
  before,
  after,
  events,
}: Pick<CommandResult, 'before' | 'after' | 'events'>): ReadonlyArray<Celebration> => {
  if (isDead(after)) return isDead(before) ? [] : [{ type: 'death' }]
  const suppressed = after.user.preferences.suppressModals
  const opened = events
    .flatMap((event) => readEvent(CELEBRATIONS)(event)?.(suppressed) ?? [])
    .filter((each) => isFitting(each, after))
  return isWarned(before, after) ? [...opened, { type: 'lowHealth' }] : opened
}

/** The level at which the class is chosen has the choice as its moment. */
const isFitting = (celebration: Celebration, { user }: Player): boolean => {
  if (celebration.type === 'chooseClass') return mayChooseClass(user)
  return celebration.type !== 'levelUp' || celebration.level !== CLASS_LEVEL || !mayChooseClass(user)
}

const isWarned = (before: Player, after: Player): boolean =>
  !after.user.flags.warnedLowHealth && isHealthLow(after.user) && after.user.stats.hp < before.user.stats.hp

type CelebrationFactory = (suppressed: SuppressedCelebrations) => ReadonlyArray<Celebration>

const completed =
  ({ achievement }: { readonly achievement: string }): CelebrationFactory =>
  () => [{ type: 'achievement', achievement }]

/** The celebrations of each event type, without those that the player has suppressed. */
const CELEBRATIONS: EventTable<CelebrationFactory> = {
  LevelGained:
    ({ from, to }) =>
    ({ levelUp }) => [
      ...(levelUp ? [] : [{ type: 'levelUp', level: to } as const]),
      ...(from < CLASS_LEVEL && to >= CLASS_LEVEL ? [{ type: 'chooseClass' } as const] : []),
    ],
  ClassChosen:
    ({ class: playerClass }) =>
    () => [{ type: 'classChosen', class: playerClass }],
  FirstItemsDropped:
    ({ egg, hatchingPotion }) =>
    () => [{ type: 'firstDrops', egg, hatchingPotion }],
  ArmoireOpened:
    ({ result }) =>
    () =>
      armoireCelebrations(result),
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
  PerfectDayReached: () => () => [{ type: 'perfectDay' }],
  RebirthEnabled: () => () => [{ type: 'rebirthEnabled' }],
  PlayerReborn: () => () => [{ type: 'reborn' }],
  MysteryItemOpened:
    ({ gear }) =>
    () => [{ type: 'mysteryItem', gear }],
  QuestLineCompleted: completed,
  BossRaged:
    ({ quest, effect }) =>
    () => [{ type: 'bossRage', quest, effect }],
  CheckedIn:
    ({ count, nextRewardAt, rewards }) =>
    () => [{ type: 'checkIn', count, nextRewardAt, rewards }],
}

const armoireCelebrations = (result: ArmoireResult): ReadonlyArray<Celebration> => {
  if (result.type !== 'gear') return []
  const found: Celebration = { type: 'armoire', result }
  return result.emptied ? [found, { type: 'armoireEmpty' }] : [found]
}
