import { objectAt, type MigrationStep } from '../step.ts'

/** Turns automatic allocation off by default, under both of its names. docs/decisions/021-allocation-under-two-names.md. */
export const setAllocationDefaults: MigrationStep = (user) => {
  const preferences = objectAt(user, 'preferences')
  const { automaticAllocation = false } = preferences
  const { autoAllocate = automaticAllocation } = preferences
  return { ...user, preferences: { ...preferences, automaticAllocation, autoAllocate } }
}
