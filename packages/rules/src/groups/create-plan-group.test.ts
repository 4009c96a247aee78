import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
  outcomeOf,
  sharedFromInput,
} from '../../test-kit/index.ts'
import { groupCommands } from './shared-commands.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const ida = aPerson('ida', { balance: 0 })
const create = (group: unknown) =>
  sharedFromInput(groupCommands.createPlanGroup, context)({ actorId: idOf('ida'), group })(
    documentsWith({ users: [ida] }),
  )

describe('the group that a plan is bought for (api 2.9)', () => {
  it('is a private guild that its founder leads, and costs no gems', () => {
    const { report, state } = outcomeOf(create({ name: 'Flat 4', leaderOnly: { challenges: true } }))
    expect(report).toMatchObject({ name: 'Flat 4', type: 'guild', privacy: 'private', leader: ida._id, balance: 0 })
    expect(report.leaderOnly.challenges).toBe(true)
    expect(report.purchased).toEqual({})
    expect(state.users[ida._id]).toMatchObject({
      guilds: [report._id],
      balance: 0,
      achievements: { joinedGuild: true },
    })
  })

  it.each([
    ['is public', { name: 'Flat 4', privacy: 'public' }, 'partyMustbePrivate'],
    ['has no name', { name: ' ' }, 'invalidReqParams'],
    ['has a long summary', { name: 'Flat 4', summary: 'a'.repeat(251) }, 'summaryLengthExceedsMax'],
  ] as const)('is refused when it %s', (_, group, key) => expectRefusal(create(group), key))
})
