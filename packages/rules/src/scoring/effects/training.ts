import type { Preferences, Task, Training } from '../../model/index.ts'

/**
 * Adds a change of a task's value to the training of its attribute, if allocation is automatic and task-based.
 * docs/reference/rules.md 2.9.
 */
export const trainedBy = (
  { automaticAllocation, allocationMode }: Preferences,
  training: Training,
  { attribute }: Task,
  delta: number,
): Training =>
  automaticAllocation && allocationMode === 'taskbased'
    ? { ...training, [attribute]: training[attribute] + delta }
    : training
