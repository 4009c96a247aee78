import { describe, expect, it } from 'vitest'
import { outcomeOf, aPerson, documentsWith, expectRefusal, idOf, NOON } from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import { clearProfileFlags, flagProfile } from './flag-profile.ts'

const town = documentsWith({
  users: [aPerson('ida'), aPerson('nia'), aPerson('mo', { permissions: { moderator: true } })],
})
const flag = (member: string, documents = town) =>
  flagProfile({ now: NOON })({ actorId: idOf('ida'), member: idOf(member), comment: 'Rude', source: 'web' })(documents)

describe('reports of a profile (api 4.4)', () => {
  it('are kept apart from the player, with what was said', () => {
    const { state, report } = outcomeOf(flag('nia'))
    expect(report).toEqual({
      _id: idOf('nia'),
      flags: { [idOf('ida')]: { timestamp: toIso(NOON), comment: 'Rude', source: 'web' } },
    })
    expect(state.users).toBe(town.users)
    expectRefusal(flag('nia', state), 'profileAlreadyFlagged')
    expectRefusal(flag('nobody'), 'userWithIDNotFound')
  })

  it('are cleared by moderators', () => {
    const { state } = outcomeOf(flag('nia'))
    const clear = (actorId: string, member = 'nia') =>
      clearProfileFlags({ now: NOON })({ actorId: idOf(actorId), member: idOf(member) })(state)
    expect(outcomeOf(clear('mo')).state.reports).toEqual({})
    expectRefusal(clear('ida'), 'onlyModeratorsClearProfileFlags')
    expectRefusal(clear('mo', 'nobody'), 'userWithIDNotFound')
  })
})
