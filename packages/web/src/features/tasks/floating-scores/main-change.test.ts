import { describe, expect, it } from 'vitest'
import { mainChange } from './main-change.ts'

describe('riseOf', () => {
  it.each([
    ['experience before gold', { stat: 'xp', amount: 2.4 }],
    ['gold alone, for a reward', { stat: 'gp', amount: -10 }],
  ] as const)('lets rise %s', (_, first) => {
    expect(mainChange([first, { stat: 'mp', amount: 1 }, { stat: 'gp', amount: first.amount }])).toEqual(first)
  })

  it('lets lost health rise before all else, but not what a level healed', () => {
    expect(
      mainChange([
        { stat: 'xp', amount: -3 },
        { stat: 'hp', amount: -1.8 },
      ]),
    ).toEqual({ stat: 'hp', amount: -1.8 })
    expect(
      mainChange([
        { stat: 'hp', amount: 12 },
        { stat: 'xp', amount: 9 },
      ]),
    ).toEqual({ stat: 'xp', amount: 9 })
  })

  it('lets nothing rise that nobody would notice', () =>
    expect(mainChange([{ stat: 'xp', amount: 0.01 }])).toBeUndefined())
})
