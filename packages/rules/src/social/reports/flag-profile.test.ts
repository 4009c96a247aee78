import { describe, expect, it } from 'vitest'
import { answerOf, aPerson, aSociety, expectRefusal, idOf, NOON } from '../../../test-kit/index.ts'
import { toIso } from '../../kernel/index.ts'
import { clearProfileFlags, flagProfile } from './flag-profile.ts'

const town = aSociety({ users: [aPerson('ida'), aPerson('nia'), aPerson('mo', { permissions: { moderator: true } })] })
const flag = (member: string, society = town) =>
  flagProfile({ now: NOON })({ by: idOf('ida'), member: idOf(member), comment: 'Rude', source: 'web' })(society)

describe('reports of a profile (api 4.4)', () => {
  it('are kept apart from the player, with what was said', () => {
    const { state, report } = answerOf(flag('nia'))
    expect(report).toEqual({
      _id: idOf('nia'),
      flags: { [idOf('ida')]: { timestamp: toIso(NOON), comment: 'Rude', source: 'web' } },
    })
    expect(state.users).toBe(town.users)
    expectRefusal(flag('nia', state), 'profileAlreadyFlagged')
    expectRefusal(flag('nobody'), 'userWithIDNotFound')
  })

  it('are cleared by moderators', () => {
    const { state } = answerOf(flag('nia'))
    const clear = (by: string, member = 'nia') => clearProfileFlags({})({ by: idOf(by), member: idOf(member) })(state)
    expect(answerOf(clear('mo')).state.reports).toEqual({})
    expectRefusal(clear('ida'), 'onlyModeratorsClearProfileFlags')
    expectRefusal(clear('mo', 'nobody'), 'userWithIDNotFound')
  })
})
