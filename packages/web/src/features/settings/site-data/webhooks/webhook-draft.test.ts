import { describe, expect, it } from 'vitest'
import { NEW_WEBHOOK, switchesOf, withOption, withType } from './webhook-draft.ts'

describe('a webhook that is being edited', () => {
  it('hears of scored tasks, and of more when it is switched on', () => {
    expect(switchesOf(NEW_WEBHOOK).filter(([, on]) => on)).toEqual([['scored', true]])
    expect(switchesOf(withOption(NEW_WEBHOOK, 'deleted', true)).filter(([, on]) => on)).toEqual([
      ['deleted', true],
      ['scored', true],
    ])
  })

  it('begins with the options of its kind when the kind changes', () => {
    expect(switchesOf(withType(withOption(NEW_WEBHOOK, 'created', true), 'userActivity'))).toEqual([
      ['petHatched', false],
      ['mountRaised', false],
      ['leveledUp', false],
    ])
    expect(switchesOf(withType(NEW_WEBHOOK, 'globalActivity'))).toEqual([])
  })
})
