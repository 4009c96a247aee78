import { withQuestProgress } from '../model/index.ts'
import { isResting } from './is-resting.ts'
import type { DayStep } from './day-step.ts'

/** Submits the player's quest progress to the party and resets it, except while they rest. docs/reference/rules.md 3.4 step 12. */
export const submitQuestProgress: DayStep = (context) => (day) => {
  if (isResting(context, day.user)) return day
  const { up, down, collectedItems } = day.user.party.quest.progress
  const user = withQuestProgress(day.user, { up: 0, down: 0, collectedItems: 0 })
  return { ...day, user, effort: { up, down, collectedItems } }
}
