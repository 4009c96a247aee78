import { isUuid } from '../../kernel/index.ts'
import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, outcomeOf, aReward, aTodo, aUser, expectRefusal, NOON } from '../../../test-kit/index.ts'
import type { Task } from '../../model/index.ts'
import { addChecklistItem } from './add-checklist-item.ts'
import { deleteChecklistItem } from './delete-checklist-item.ts'
import { scoreChecklistItem } from './score-checklist-item.ts'
import { updateChecklistItem } from './update-checklist-item.ts'

const user = aUser()
const context = { seed: 'user-1/0', now: NOON + 1 }
const shoes = { id: 'a', text: 'shoes', completed: false }
const coat = { id: 'b', text: 'coat', completed: true }
const todo = aTodo({ checklist: [shoes, coat] })
const NAMED = { task: 'task-1', item: 'a' }

describe('a checklist', () => {
  it('gets a new item at its end', () => {
    const { report } = outcomeOf(addChecklistItem(context)({ task: 'task-1', text: 'hat' })({ user, task: todo }))
    expect(report).toMatchObject({ checklist: [shoes, coat, { text: 'hat', completed: false }] })
    expect('checklist' in report && report.checklist[2]?.id).toSatisfy(isUuid)
  })

  it.each([[undefined], [''], ['  ']])('drops a new item with the text %j', (text) => {
    const added = { task: 'task-1', ...(text === undefined ? {} : { text }) }
    expect(outcomeOf(addChecklistItem(context)(added)({ user, task: todo })).state.task).toBe(todo)
  })

  it('has an item rewritten, and left as it is where nothing is said', () => {
    const rewrite = (changes: { readonly text?: string; readonly completed?: boolean }) =>
      outcomeOf(updateChecklistItem(context)({ ...NAMED, ...changes })({ user, task: todo })).state.task
    expect(rewrite({ text: 'boots' })).toMatchObject({ checklist: [{ ...shoes, text: 'boots' }, coat] })
    expect(rewrite({ completed: true })).toMatchObject({ checklist: [{ ...shoes, completed: true }, coat] })
    expect(rewrite({ text: ' ' })).toMatchObject({ checklist: [coat] })
    expect(rewrite({ text: 'shoes' })).toBe(todo)
  })

  it('loses an item that is deleted', () => {
    expect(outcomeOf(deleteChecklistItem(context)(NAMED)({ user, task: todo })).report).toMatchObject({
      checklist: [coat],
    })
  })

  it('has an item ticked and unticked', () => {
    const ticked = outcomeOf(scoreChecklistItem(context)(NAMED)({ user, task: todo }))
    expect(ticked.report).toMatchObject({ checklist: [{ ...shoes, completed: true }, coat], value: 0 })
    expect(ticked.events).toEqual([{ type: 'ChecklistItemScored', task: 'task-1', item: 'a' }])
    expect(outcomeOf(scoreChecklistItem(context)(NAMED)(ticked.state)).report).toMatchObject({
      checklist: [shoes, coat],
    })
  })

  const rules = [
    ['updated', updateChecklistItem(context)],
    ['deleted', deleteChecklistItem(context)],
    ['ticked', scoreChecklistItem(context)],
  ] as const

  it.each(rules)('refuses an item to be %s that is not there', (_, rule) => {
    expectRefusal(rule({ task: 'task-1', item: 'gone' })({ user, task: todo }), 'checklistItemNotFound')
    expectRefusal(rule(NAMED)({ user, task: aDaily() }), 'checklistItemNotFound')
  })

  it.each<[string, Task]>([
    ['habits', aHabit()],
    ['rewards', aReward()],
  ])('is refused for %s', (_, task) => {
    for (const [, rule] of rules) expectRefusal(rule(NAMED)({ user, task }), 'checklistOnlyDailyTodo')
    expectRefusal(addChecklistItem(context)({ task: 'task-1', text: 'hat' })({ user, task }), 'checklistOnlyDailyTodo')
  })
})
