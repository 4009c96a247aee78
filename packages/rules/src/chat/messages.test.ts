import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aGroup,
  aMessage,
  outcomeOf,
  aPerson,
  documentsWith,
  aUser,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { LIMITS, SYSTEM, TAVERN, type ChatMessage, type User } from '../model/index.ts'
import { chatFor, MAX_MESSAGES, outdatedIn } from './chat-of.ts'
import { deleteMessage } from './delete-message.ts'
import { clearMessageFlags, flagMessage } from './flag-message.ts'
import { likeMessage } from './like-message.ts'
import { seeChat } from './see-chat.ts'
import { systemMessage } from './system-message.ts'

const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', { type: 'guild' })
const member = aPerson('member', inGuild)
const nia = aPerson('nia', inGuild)
const moderator = aPerson('moderator', { permissions: { moderator: true } })
const newcomer = aPerson('new', { ...inGuild, auth: { timestamps: { created: toIso(NOON - 3 * DAY + 1) } } })

const town = (line: ChatMessage = aMessage('line')) =>
  documentsWith({ users: [member, nia, moderator, newcomer, aPerson('stranger')], groups: [guild], messages: [line] })
const of = (actorId: string, message = 'line') => ({ actorId: idOf(actorId), group: guild._id, message: idOf(message) })

describe('liking a message', () => {
  it('is taken back by doing it again', () => {
    const liked = outcomeOf(likeMessage({})(of('nia'))(town()))
    expect(liked.report.likes).toEqual({ [nia._id]: true })
    expect(outcomeOf(likeMessage({})(of('nia'))(liked.state)).report.likes).toEqual({})
  })

  it('and reporting it keep the newest thousand players', () => {
    const ids = Array.from({ length: LIMITS.voices }, (_, at) => idOf(`voice-${at}`))
    const voices = Object.fromEntries(ids.map((id) => [id, true]))
    const line = aMessage('line', { likes: voices, flags: voices })
    const expected = { ...Object.fromEntries(ids.slice(1).map((id) => [id, true])), [nia._id]: true }
    expect(outcomeOf(likeMessage({})(of('nia'))(town(line))).report.likes).toEqual(expected)
    expect(outcomeOf(flagMessage({ now: NOON })(of('nia'))(town(line))).report.flags).toEqual(expected)
  })

  it('needs the message and the group', () => {
    expectRefusal(likeMessage({})(of('nia', 'gone'))(town()), 'messageGroupChatNotFound')
    expectRefusal(
      likeMessage({})(of('nia'))(town(aMessage('line', { groupId: idOf('other') }))),
      'messageGroupChatNotFound',
    )
    expectRefusal(likeMessage({})(of('stranger'))(town()), 'groupNotFound')
  })
})

describe('reporting a message (api 4.4)', () => {
  const flag = (actorId: string, line?: ChatMessage) =>
    flagMessage({ now: NOON })({ ...of(actorId), comment: 'Rude' })(town(line))

  it.each([
    ['a member', 'nia', 1],
    ['a moderator, who need not be in the group', 'moderator', 5],
    ['an account younger than three days', 'new', 0],
  ])('by %s counts %s', (_, actorId, count) => {
    const { report, events } = outcomeOf(flag(actorId))
    expect(report).toMatchObject({ flagCount: count, flags: { [idOf(actorId)]: true } })
    expect(events).toEqual([
      { to: idOf(actorId), event: { type: 'MessageReported', message: idOf('line'), comment: 'Rude' } },
    ])
  })

  it('is done once, and not to the game itself', () => {
    expectRefusal(flag('nia', aMessage('line', { flags: { [nia._id]: true } })), 'messageGroupChatFlagAlreadyReported')
    expectRefusal(flag('nia', aMessage('line', { uuid: SYSTEM })), 'messageCannotFlagSystemMessages')
    expectRefusal(flag('stranger'), 'groupNotFound')
  })

  it('is taken back by moderators, who are asked for that first', () => {
    const clear = (actorId: string) =>
      clearMessageFlags({ now: NOON })(of(actorId))(town(aMessage('line', { flagCount: 5 })))
    expect(outcomeOf(clear('moderator')).report.flagCount).toBe(0)
    expectRefusal(clear('nia'), 'messageGroupChatAdminClearFlagCount')
  })
})

describe('deleting a message (api 4.4)', () => {
  const remove = (actorId: string) => deleteMessage({ now: NOON })(of(actorId))(town())

  it('is for its writer, and for moderators in the group', () => {
    expect(outcomeOf(remove('member')).state.messages).toEqual({})
    const inside = { ...town(), users: { ...town().users, [moderator._id]: { ...moderator, guilds: [guild._id] } } }
    expect(outcomeOf(deleteMessage({ now: NOON })(of('moderator'))(inside)).state.messages).toEqual({})
    expectRefusal(remove('moderator'), 'groupNotFound')
    expectRefusal(remove('nia'), 'onlyCreatorOrAdminCanDeleteChat')
  })
})

describe('reading a chat', () => {
  const lines = [0, 1, 2].map((flagCount) => aMessage(`line${flagCount}`, { flagCount, timestamp: NOON + flagCount }))

  it('shows the newest first, and hides two reports from all but writer and moderators', () => {
    const seen = (reader: typeof member) => chatFor(reader, guild, lines).map(({ _id }) => _id)
    expect(seen(nia)).toEqual([idOf('line1'), idOf('line0')])
    expect(seen(member)).toEqual([idOf('line2'), idOf('line1'), idOf('line0')])
    expect(seen(moderator)).toEqual(seen(member))
  })

  it('shows reports to moderators only', () => {
    const flagged = [aMessage('line', { flagCount: 1, flags: { [nia._id]: true } })]
    expect(chatFor(member, guild, flagged)[0]).toMatchObject({ flagCount: 0, flags: {} })
    expect(chatFor(moderator, guild, flagged)[0]).toMatchObject({ flagCount: 1, flags: { [nia._id]: true } })
  })

  it('never shows or keeps more than 400 messages, and always the newest', () => {
    const law = fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 395, maxLength: 410 }), (ages) => {
      const chat = ages.map((age, index) => aMessage(`m${index}`, { timestamp: NOON - age * 1000 }))
      const outdated = new Set(outdatedIn(guild, chat))
      const visible = chatFor(member, guild, chat)
      const oldest = Math.min(...visible.map(({ timestamp }) => timestamp))
      return (
        visible.length === Math.min(chat.length, MAX_MESSAGES) &&
        outdated.size === chat.length - visible.length &&
        chat.every(({ _id, timestamp }) => !outdated.has(_id) || timestamp <= oldest)
      )
    })
    const lines = (count: number): [number[]] => [Array.from({ length: count }, () => 0)]
    fc.assert(law, { numRuns: 20, examples: [lines(399), lines(400), lines(401)] })
  })

  it('is noted: nothing is new any more, also in a group that is gone', () => {
    const data = { group: { id: 'guild-1', name: 'guild' } }
    const reader = aUser({
      newMessages: { 'guild-1': { name: 'guild', value: true } },
      notifications: [{ id: 'n', type: 'NEW_CHAT_MESSAGE', data, seen: false }],
    })
    expect(outcomeOf(seeChat({ now: NOON })({ group: 'guild-1' })(reader)).state).toMatchObject({
      newMessages: {},
      notifications: [],
    })
    expect(outcomeOf(seeChat({ now: NOON })({ group: 'gone' })(reader)).state).toBe(reader)
  })

  it('remembers of the tavern and of own groups how far the player read, and never goes back', () => {
    const reader = aUser({ guilds: ['guild-1'], party: { _id: 'party-1' } })
    const seen = (user: User, group: string, until?: number): User =>
      outcomeOf(seeChat({ now: NOON })({ group, ...(until === undefined ? {} : { until }) })(user)).state
    const later = seen(reader, 'guild-1', NOON - 1000)
    expect(later.chatSeen).toEqual({ 'guild-1': NOON - 1000 })
    expect(seen(later, 'guild-1', NOON - 2000)).toBe(later)
    expect(seen(later, 'guild-1', NOON - 1000)).toBe(later)
    expect(seen(seen(later, 'party-1'), TAVERN).chatSeen).toEqual({
      'guild-1': NOON - 1000,
      'party-1': NOON,
      [TAVERN]: NOON,
    })
    expect(seen(reader, 'guild-2', NOON)).toBe(reader)
  })
})

describe('systemMessage (rules 12.1)', () => {
  it('is a line of facts, told in each reader’s language', () => {
    const line = systemMessage({ now: NOON, seed: 'seed' }, guild, { type: 'quest_start', quest: 'rat' }, 'line/0')
    expect(line).toMatchObject({ uuid: SYSTEM, text: '', info: { type: 'quest_start', quest: 'rat' }, timestamp: NOON })
    expect([line.flagCount, line.flags, line.likes]).toEqual([0, {}, {}])
    expect(line).not.toHaveProperty('user')
  })
})
