import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { type Group, TAVERN, type User } from '../model/index.ts'
import type { NewChallenge } from './challenge-fields.ts'
import { createChallenge } from './create-challenge.ts'

const catalogue = aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } })
const guild = aGroup('guild', { type: 'guild', memberCount: 2, challengeCount: 3 })
const open = { ...guild, privacy: 'public' as const }
const tavern: Group = { ...open, _id: TAVERN, name: 'Tavern' }

const create = (fields: Partial<NewChallenge>, group: Group = guild, maker: DeepPartial<User> = {}) =>
  createChallenge({ catalogue, now: NOON, seed: 'seed' })({
    actorId: idOf('ida'),
    challenge: { group: group._id, name: 'Long walks', shortName: 'walks', ...fields },
  })(documentsWith({ users: [aPerson('ida', { guilds: [guild._id], balance: 1, ...maker })], groups: [group] }))

describe('createChallenge (rules 11.5)', () => {
  it('makes a challenge that its maker leads and does not take part in', () => {
    const { state, report, events } = outcomeOf(create({ prize: 4 }))
    expect(report).toMatchObject({
      leader: idOf('ida'),
      group: guild._id,
      memberCount: 0,
      prize: 4,
      summary: 'Long walks',
      official: false,
    })
    expect(state.users[idOf('ida')]).toMatchObject({ challenges: [], balance: 0 })
    expect(state.groups[guild._id]?.challengeCount).toBe(4)
    expect(events.map(({ event }) => event)).toMatchObject([{ type: 'CurrencySpent', transaction: 'create_challenge' }])
  })

  it('is without a prize, reports and tasks when nobody says otherwise', () => {
    const { report } = outcomeOf(create({}))
    expect(report).toMatchObject({ prize: 0, flagCount: 0, flags: {}, categories: [] })
    expect(Object.values(report.tasksOrder).flat()).toEqual([])
    expect(report).not.toHaveProperty('description')
  })

  it('is official only when staff makes it', () => {
    expect(outcomeOf(create({ official: true })).report.official).toBe(false)
    const staff = { permissions: { challengeAdmin: true } }
    expect(outcomeOf(create({ official: true }, guild, staff)).report.official).toBe(true)
  })

  const official = { categories: [{ slug: 'habitica_official', name: 'habitica_official' }] }

  it.each<[string, Partial<NewChallenge>, Group, DeepPartial<User>, Parameters<typeof expectRefusal>[1]]>([
    ['the group is closed to the maker', {}, guild, { guilds: [] }, 'groupNotFound'],
    ['the maker is not in an open group', {}, open, { guilds: [] }, 'mustBeGroupMember'],
    [
      'only the leader may',
      {},
      { ...guild, leaderOnly: { challenges: true, getGems: false } },
      {},
      'onlyGroupLeaderChal',
    ],
    ['it is for everybody, without a prize', {}, tavern, {}, 'tavChalsMinPrize'],
    ['the prize can’t be paid', { prize: 5 }, guild, {}, 'cantAfford'],
    ['others use the official category', official, guild, {}, 'noPrivAccess'],
    ['the tag is too short', { shortName: 'ab' }, guild, {}, 'shortNameTooShort'],
    ['the summary is too long', { summary: 'a'.repeat(251) }, guild, {}, 'summaryLengthExceedsMax'],
    ['it is public and the maker may not write', {}, open, { flags: { chatRevoked: true } }, 'cannotMakeChallenge'],
    ['it is public and rude', { name: 'Drat' }, open, {}, 'challengeBannedWords'],
    ['it is public and a slur', { description: 'You numpty' }, open, {}, 'challengeBannedSlurs'],
  ])('refuses when %s', (_, fields, group, maker, key) => expectRefusal(create(fields, group, maker), key))

  it('may say in an open group what that group allows', () => {
    const free: Group = { ...open, bannedWordsAllowed: true }
    expect(outcomeOf(create({ name: 'Drat' }, free)).report.name).toBe('Drat')
    expectRefusal(create({ name: 'Numpty' }, free), 'challengeBannedSlurs')
  })

  it('takes the right to write from who writes a slur', () => {
    const result = create({ name: 'Numpty' }, open)
    expect(E.isLeft(result) && result.left.consequence).toBe('chatRevoked')
  })

  it('lets everybody make one in the tavern, for a gem at least', () => {
    expect(outcomeOf(create({ prize: 1 }, tavern, { guilds: [] })).report.group).toBe(TAVERN)
  })
})
