import { withQuestProgress } from '../model/index.ts'
import type { Step } from './new-day.ts'

/** What the player did for the quest is handed to the party and begins anew, but not while they rest. Reference, rules 3.4 step 12. */
export const handInEffort: Step = () => (day) => {
  if (day.user.preferences.sleep) return day
  const { up, down, collectedItems } = day.user.party.quest.progress
  const user = withQuestProgress(day.user, { up: 0, down: 0, collectedItems: 0 })
  return { ...day, user, effort: { up, down, collectedItems } }
}
