import { partOf, type Step } from '../step.ts'

/** Who never said that points place themselves does not want it, under both names. Reference, rules 0.5 (QUIRK-1). */
export const settleAllocation: Step = (user) => {
  const preferences = partOf(user, 'preferences')
  const { automaticAllocation = false } = preferences
  const { autoAllocate = automaticAllocation } = preferences
  return { ...user, preferences: { ...preferences, automaticAllocation, autoAllocate } }
}
