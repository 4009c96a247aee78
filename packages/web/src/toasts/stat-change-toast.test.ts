import { describe, expect, it } from 'vitest'
import { statChangeToast } from './stat-change-toast.ts'

describe('statChangeToast', () => {
  it('makes one toast of all that one command changed', () => {
    expect(
      statChangeToast([
        { stat: 'xp', amount: 24 },
        { stat: 'gp', amount: 6.401 },
      ]),
    ).toMatchObject({ type: 'xp', text: 'You gained experience', sign: 'plus', amount: 24, flavorMessage: '+6.4 gold' })
  })

  it('begins with what was lost', () => {
    expect(
      statChangeToast([
        { stat: 'gp', amount: 1 },
        { stat: 'hp', amount: -2.5 },
      ]),
    ).toMatchObject({ type: 'hp', text: 'You lost health', sign: 'minus', amount: -2.5, flavorMessage: '+1 gold' })
  })

  it('is silent about nothing', () => {
    expect(statChangeToast([{ stat: 'mp', amount: 0.001 }])).toBeUndefined()
    expect(statChangeToast([])).toBeUndefined()
  })
})
