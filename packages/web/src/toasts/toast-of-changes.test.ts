import { describe, expect, it } from 'vitest'
import { toastOfChanges } from './toast-of-changes.ts'

describe('toastOfChanges', () => {
  it('makes one toast of all that one command changed', () => {
    expect(
      toastOfChanges([
        { stat: 'xp', amount: 24 },
        { stat: 'gp', amount: 6.401 },
      ]),
    ).toEqual({ type: 'xp', title: 'You gained experience', amount: '+24', text: '+6.4 gold' })
  })

  it('begins with what was lost', () => {
    expect(
      toastOfChanges([
        { stat: 'gp', amount: 1 },
        { stat: 'hp', amount: -2.5 },
      ]),
    ).toEqual({ type: 'hp', title: 'You lost health', amount: '-2.5', text: '+1 gold' })
  })

  it('is silent about nothing', () => {
    expect(toastOfChanges([{ stat: 'mp', amount: 0.001 }])).toBeUndefined()
    expect(toastOfChanges([])).toBeUndefined()
  })
})
