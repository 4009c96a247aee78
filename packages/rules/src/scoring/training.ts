import type { Preferences, Task, Training } from '../model/index.ts'

/** What allocation by tasks learns from a change of a task's value; the same training when it does not listen. Reference, rules 2.9. */
export const trainedBy = (
  { automaticAllocation, allocationMode }: Preferences,
  training: Training,
  { attribute }: Task,
  delta: number,
): Training =>
  automaticAllocation && allocationMode === 'taskbased'
    ? { ...training, [attribute]: training[attribute] + delta }
    : training
