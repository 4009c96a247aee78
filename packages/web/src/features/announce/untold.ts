import type { GameEvent } from '@daykeep/rules/kernel'
import type { Overlay } from '../overlays/index.ts'

/**
 * The events that still have to be told in passing once these moments have opened: a first step that is the news of a
 * moment itself, or stands in its list, is not told twice.
 */
export const untold = (events: ReadonlyArray<GameEvent>, opened: ReadonlyArray<Overlay>): ReadonlyArray<GameEvent> => {
  const open = new Set(opened.map(({ type }) => type))
  const isToldByMoment = (event: GameEvent): boolean =>
    event.type === 'AchievementUnlocked' &&
    (open.has('onboardingComplete') || (event.achievement === 'hatchedPet' && open.has('petHatched')))
  return events.filter((event) => !isToldByMoment(event))
}
