import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aReward, aTodo } from '../../test-kit/index.ts'
import type { ChecklistItem } from '../model/index.ts'
import { checklistOf, doneFraction, doneItems } from './checklist.ts'

const steps = (done: number, all: number): ReadonlyArray<ChecklistItem> =>
  Array.from({ length: all }, (_, index) => ({ id: `${index}`, text: 'Step', completed: index < done }))

describe('the steps of a task (rules 0.2)', () => {
  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 4, 0.25],
    [3, 4, 0.75],
    [4, 4, 1],
  ])('%d of %d done are a part of %d', (done, all, part) => {
    for (const task of [aDaily({ checklist: steps(done, all) }), aTodo({ checklist: steps(done, all) })])
      expect([doneItems(task), doneFraction(task)]).toEqual([done, part])
  })

  it('are none for habits and rewards', () => {
    for (const task of [aHabit(), aReward()])
      expect([checklistOf(task), doneItems(task), doneFraction(task)]).toEqual([[], 0, 0])
  })
})
