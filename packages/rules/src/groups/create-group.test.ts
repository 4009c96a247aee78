import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  outcomeOf,
  aPerson,
  type DeepPartial,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { createGroup } from './create-group.ts'
import type { NewGroup } from './new-group.ts'

const catalogue = aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } })
const context = { catalogue, now: NOON, seed: 'seed' }

const create = (group: NewGroup, founder: DeepPartial<User> = {}) =>
  createGroup(context)({ actorId: idOf('ida'), group })(
    documentsWith({ users: [aPerson('ida', { balance: 2, ...founder })] }),
  )

describe('createGroup (rules 11.1)', () => {
  it('founds a party for nothing; the founder leads it and looks for none any more', () => {
    const { state, report, events } = outcomeOf(
      create({ type: 'party', name: 'The Lamps' }, { party: { seeking: '2026-06-10T12:00:00.000Z' } }),
    )
    expect(report).toMatchObject({ type: 'party', privacy: 'private', leader: idOf('ida'), memberCount: 1, balance: 0 })
    expect(report.summary).toBe('The Lamps')
    const founder = state.users[idOf('ida')]
    expect(founder?.party).toMatchObject({ _id: report._id })
    expect(founder?.party.seeking).toBeUndefined()
    expect(founder?.balance).toBe(2)
    expect(events).toEqual([])
  })

  it('founds a guild for four gems, which lie in its bank, and notes the first one', () => {
    const { state, report, events } = outcomeOf(create({ type: 'guild', name: 'The Lamps', privacy: 'public' }))
    expect(report).toMatchObject({ type: 'guild', privacy: 'public', balance: 1 })
    expect(state.users[idOf('ida')]).toMatchObject({
      balance: 1,
      guilds: [report._id],
      achievements: { joinedGuild: true },
    })
    expect(events.map(({ event }) => event.type)).toEqual(['CurrencySpent', 'GuildFirstJoined'])
  })

  it('lets everybody do everything in a group whose founder says nothing else', () => {
    const { report } = outcomeOf(create({ type: 'party', name: 'The Lamps' }))
    expect(report.leaderOnly).toEqual({ challenges: false, getGems: false })
    expect(report).toMatchObject({ challengeCount: 0, managers: {}, categories: [], cron: {}, purchased: {} })
    const strict = outcomeOf(create({ type: 'party', name: 'A', leaderOnly: { getGems: true } })).report
    expect(strict.leaderOnly).toEqual({ challenges: false, getGems: true })
  })

  it('notes the first guild only once', () => {
    const { events } = outcomeOf(create({ type: 'guild', name: 'Two' }, { achievements: { joinedGuild: true } }))
    expect(events.map(({ event }) => event.type)).toEqual(['CurrencySpent'])
  })

  it.each<[string, NewGroup, DeepPartial<User>, Parameters<typeof expectRefusal>[1]]>([
    ['a party is public', { type: 'party', name: 'A', privacy: 'public' }, {}, 'partyMustbePrivate'],
    ['the founder is in a party', { type: 'party', name: 'A' }, { party: { _id: 'p' } }, 'messageGroupAlreadyInParty'],
    ['a guild can’t be paid', { type: 'guild', name: 'A' }, { balance: 0.75 }, 'messageInsufficientGems'],
    ['the summary is too long', { type: 'guild', name: 'A', summary: 'a'.repeat(251) }, {}, 'summaryLengthExceedsMax'],
    ['it has no name', { type: 'party', name: '  ' }, {}, 'invalidReqParams'],
    ['a public name is rude', { type: 'guild', name: 'Drat', privacy: 'public' }, {}, 'bannedWordUsed'],
    ['a public name is a slur', { type: 'guild', name: 'Numpty', privacy: 'public' }, {}, 'bannedSlurUsed'],
  ])('refuses when %s', (_, group, founder, key) => expectRefusal(create(group, founder), key))

  it('takes the right to write from who writes a slur', () => {
    const result = create({ type: 'guild', name: 'Numpty', privacy: 'public' })
    expect(E.isLeft(result) && result.left.consequence).toBe('chatRevoked')
  })

  it('lets a private guild be called what it likes', () => {
    expect(outcomeOf(create({ type: 'guild', name: 'Drat' })).report.name).toBe('Drat')
  })
})
