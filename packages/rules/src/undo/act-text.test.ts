import { describe, expect, it } from 'vitest'
import { fromActText, toActText } from './act-text.ts'
import type { ActChanges } from './change.ts'

const changes: ActChanges = {
  subject: { task: 'read', direction: 'up' },
  throws: { 'score/read': 3 },
  user: [
    { type: 'set', path: ['stats', 'gp'], before: 1.5, now: '2' },
    { type: 'set', path: ['flags', 'classSelected'], now: 'true' },
    { type: 'set', path: ['profile', 'blurb'], before: null, now: '""' },
    { type: 'move', path: ['tasksOrder', 'habits'], from: 0, to: 2, now: '#9' },
  ],
  tasks: {
    read: { type: 'written', changes: [{ type: 'set', path: ['history', 0, 'value'], before: 0, now: '1' }] },
    made: { type: 'made', now: '#9' },
  },
}

describe('the text of an act', () => {
  it('says all that the act changed, in fewer words', () => {
    const text = toActText(changes)
    expect(fromActText(text)).toEqual(changes)
    expect(text.length).toBeLessThan(JSON.stringify(changes).length * 0.7)
  })

  it.each([['with/slash'], ['#1'], ['']])('keeps keys apart from what joins them: "%s"', (key) => {
    const odd: ActChanges = { ...changes, user: [{ type: 'set', path: ['items', key, 0], before: 1, now: '2' }] }
    expect(fromActText(toActText(odd))).toEqual(odd)
  })

  it('is read as it was written before, too', () => {
    expect(fromActText(JSON.stringify(changes))).toEqual(changes)
  })

  it('is nothing when it says nothing known', () => {
    expect(fromActText('["so",{},[],[]]')).toBeUndefined()
  })
})
