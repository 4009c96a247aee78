import type { GameEvent } from '@daykeep/rules/kernel'
import type { Celebration } from '../celebrations/index.ts'

/**
 * The events that are not shown by the celebrations already: the first hatched pet has its own dialog, and the dialog at
 * the end of the onboarding lists all of its achievements.
 */
export const withoutModalEvents = (
  events: ReadonlyArray<GameEvent>,
  celebrations: ReadonlyArray<Celebration>,
): ReadonlyArray<GameEvent> => {
  const openTypes = new Set(celebrations.map(({ type }) => type))
  const isModal = (event: GameEvent): boolean => {
    if (event.type === 'PerfectDayReached') return openTypes.has('perfectDay')
    if (event.type !== 'AchievementUnlocked') return false
    return openTypes.has('onboardingComplete') || (event.achievement === 'hatchedPet' && openTypes.has('petHatched'))
  }
  return events.filter((event) => !isModal(event))
}
