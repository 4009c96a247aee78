import { describe, expect, it } from 'vitest'
import {
  aChallenge,
  aCatalogue,
  aDaily,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { type Challenge, OFFICIAL_CATEGORY, type User } from '../model/index.ts'
import { authorizeChallengeAction } from '../permissions/index.ts'
import { clearChallengeFlags, flagChallenge } from './flag-challenge.ts'
import { participantOf } from './participants/participant-of.ts'
import { updateChallenge } from './update-challenge.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const challenge = idOf('walks')
const guild = aGroup('guild', { type: 'guild' })
const ida = aPerson('ida', { guilds: [guild._id], challenges: [challenge] })
const member = aPerson('member', { guilds: [guild._id] })
const moderator = aPerson('moderator', { permissions: { moderator: true } })

const town = (changes: DeepPartial<Challenge> = {}) =>
  documentsWith({
    users: [aPerson('leader'), ida, member, moderator, aPerson('stranger')],
    groups: [guild],
    challenges: [aChallenge('walks', changes)],
    tasks: [
      aDaily({
        userId: ida._id,
        challenge: { id: challenge },
        tags: [idOf('tag')],
        checklist: [{ id: 'a', text: 'Secret', completed: false }],
      }),
    ],
  })

describe('a challenge that was reported (api 4.3)', () => {
  const flag = (actorId: string, documents = town()) =>
    flagChallenge(context)({ actorId: idOf(actorId), challenge, comment: 'Rude' })(documents)

  it('counts each player once; a moderator’s report counts five', () => {
    const once = outcomeOf(flag('member'))
    expect(once.report).toMatchObject({ flagCount: 1, flags: { [member._id]: true } })
    expectRefusal(flag('member', once.state), 'messageChallengeFlagAlreadyReported')
    const moderated = outcomeOf(flag('moderator', once.state))
    expect(moderated.report.flagCount).toBe(5)
    expect(outcomeOf(flag('moderator', moderated.state)).report.flagCount).toBe(5)
  })

  it('can’t be an official one', () =>
    expectRefusal(flag('member', town({ official: true })), 'messageChallengeFlagOfficial'))

  it('is hidden from two reports on, but for those who lead it, take part, or moderate what they may see', () => {
    const sees = (user: User, flagCount: number) =>
      authorizeChallengeAction('view', { actor: user, challenge: aChallenge('walks', { flagCount }), group: guild })
        ._tag === 'Right'
    expect([1, 2].map((flags) => sees(member, flags))).toEqual([true, false])
    expect(sees(ida, 2)).toBe(true)
    expect(sees(aPerson('leader'), 2)).toBe(true)
    expect(sees({ ...moderator, guilds: [guild._id] }, 2)).toBe(true)
  })

  it('is cleared by moderators', () => {
    const flagged = town({ flagCount: 3, flags: { [member._id]: true } })
    expect(
      outcomeOf(clearChallengeFlags(context)({ actorId: moderator._id, challenge })(flagged)).report,
    ).toMatchObject({
      flagCount: 0,
      flags: {},
    })
    expectRefusal(
      clearChallengeFlags(context)({ actorId: member._id, challenge })(flagged),
      'messageGroupChatAdminClearFlagCount',
    )
  })
})

describe('participantOf (api 2.13)', () => {
  it('shows how far somebody is, without tags and steps', () => {
    const { user, tasks } = outcomeOf(participantOf({ actorId: member._id, challenge, member: ida._id })(town()))
    expect(user).toBe(ida)
    expect(tasks).toMatchObject([{ tags: [], checklist: [] }])
  })

  it.each([
    ['nobody', 'member', 'nobody', 'userWithIDNotFound'],
    ['who does not take part', 'member', 'member', 'challengeMemberNotFound'],
    ['anybody to strangers', 'stranger', 'ida', 'challengeNotFound'],
  ] as const)('does not show %s', (_, actorId, who, key) =>
    expectRefusal(participantOf({ actorId: idOf(actorId), challenge, member: idOf(who) })(town()), key),
  )
})

describe('updateChallenge', () => {
  const update = (actorId: string, changes: Parameters<ReturnType<typeof updateChallenge>>[0]['changes']) =>
    updateChallenge(context)({ actorId: idOf(actorId), challenge, changes })(town({ prize: 4 }))

  it('changes what is written, and nothing that is fixed', () => {
    const { report } = outcomeOf(update('leader', { name: 'Runs', description: 'Faster' }))
    expect(report).toEqual({ ...aChallenge('walks', { prize: 4 }), name: 'Runs', description: 'Faster' })
  })

  it.each([
    ['others', 'member', { name: 'Runs' }, 'onlyLeaderUpdateChal'],
    ['strangers', 'stranger', { name: 'Runs' }, 'challengeNotFound'],
    ['a tag of two letters', 'leader', { shortName: 'ab' }, 'shortNameTooShort'],
    ['a long summary', 'leader', { summary: 'a'.repeat(251) }, 'summaryLengthExceedsMax'],
  ] as const)('refuses %s', (_, actorId, changes, key) => expectRefusal(update(actorId, changes), key))
})

const openGuild = documentsWith({
  users: [aPerson('leader'), aPerson('admin', { permissions: { challengeAdmin: true } })],
  groups: [aGroup('guild', { type: 'guild', privacy: 'public' })],
  challenges: [aChallenge('walks', { group: idOf('guild'), leader: idOf('leader') })],
})
const updateOpen = (actor: string, changes: object) =>
  updateChallenge({ catalogue: aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } }), now: NOON })({
    actorId: idOf(actor),
    challenge: idOf('walks'),
    changes,
  })(openGuild)
const official = { categories: [{ slug: OFFICIAL_CATEGORY, name: 'official' }] }

describe('editing a challenge', () => {
  it('puts it among the official ones for challenge admins only', () => {
    expectRefusal(updateOpen('leader', official), 'noPrivAccess')
    expect(outcomeOf(updateOpen('admin', official)).report).toMatchObject(official)
  })

  it('is refused with words that a public challenge may not have from the start', () => {
    expectRefusal(updateOpen('leader', { description: 'Oh drat' }), 'challengeBannedWords')
    expectRefusal(updateOpen('leader', { name: 'You numpty' }), 'challengeBannedSlurs')
  })
})
