import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aGroup,
  aMessage,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { MINUTE } from '../kernel/index.ts'
import { type ChatMessage, type Group, TAVERN, type User } from '../model/index.ts'
import type { Actor } from '../documents/index.ts'
import { executeShared } from '../execute/index.ts'
import { type PostMessage, postMessage } from './post-message.ts'

const catalogue = aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } })
const context = { catalogue, now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', { type: 'guild', memberCount: 3 })
const open = { ...guild, privacy: 'public' as const }
const tavern: Group = { ...open, _id: TAVERN, name: 'Tavern', memberCount: 9 }

type Setting = {
  readonly group?: Group
  readonly writer?: DeepPartial<User>
  readonly chat?: ReadonlyArray<ChatMessage>
  readonly more?: Partial<PostMessage>
}

const townOf = ({ group = guild, writer = {}, chat = [] }: Setting) =>
  documentsWith({
    users: [
      aPerson('ida', { ...inGuild, ...writer }),
      aPerson('nia', inGuild),
      aPerson('eve', inGuild),
      aPerson('stranger'),
    ],
    groups: [group],
    messages: chat,
  })

const paramsOf = (text: string, { group = guild, more = {} }: Setting): PostMessage & Actor => ({
  actorId: idOf('ida'),
  group: group._id,
  text,
  ...more,
})

const post = (text: string, setting: Setting = {}) => postMessage(context)(paramsOf(text, setting))(townOf(setting))
const names = (events: ReadonlyArray<{ to: string; event: { type: string } }>, type: string) =>
  events.filter(({ event }) => event.type === type).map(({ to }) => to)

describe('postMessage (api 2.12)', () => {
  it('notes in a public guild that somebody wrote, once an hour', () => {
    const noted = (group: Group, writer: DeepPartial<User> = {}) =>
      outcomeOf(post('Morning', { group, writer })).state.groups[group._id]?.activeAt
    expect(noted(open)).toBe(NOON)
    expect(noted({ ...open, activeAt: NOON - 59 * MINUTE })).toBe(NOON - 59 * MINUTE)
    expect(noted({ ...open, activeAt: NOON - 60 * MINUTE })).toBe(NOON)
    expect(noted(open, { flags: { chatShadowMuted: true } })).toBeUndefined()
    for (const group of [guild, tavern]) expect(noted(group)).toBeUndefined()
  })

  it('writes a line that keeps how its writer looks', () => {
    const { report } = outcomeOf(post(' **Good** morning ', { more: { client: 'web' } }))
    expect(report).toMatchObject({
      groupId: guild._id,
      text: '**Good** morning',
      unformattedText: 'Good morning',
      timestamp: NOON,
      uuid: idOf('ida'),
      user: 'ida',
      username: 'ida',
      client: 'web',
      flagCount: 0,
      userStyles: { preferences: { size: 'slim' }, stats: { class: 'warrior' } },
    })
  })

  it('tells all other members that there is something new', () => {
    const setting = {}
    const { state, events } = outcomeOf(
      executeShared(catalogue)(
        { rule: postMessage },
        { params: paramsOf('Hello', setting), actorId: idOf('ida'), at: NOON, seed: 'seed' },
      )(townOf(setting)),
    )
    expect(names(events, 'ChatMessagePosted')).toEqual([idOf('nia'), idOf('eve')])
    expect(state.users[idOf('nia')]).toMatchObject({
      newMessages: { [guild._id]: { name: 'guild', value: true } },
      notifications: [{ type: 'NEW_CHAT_MESSAGE', data: { group: { id: guild._id, name: 'guild' } } }],
    })
    expect(state.users[idOf('ida')]?.notifications).toEqual([])
  })

  it('calls members by name, and makes their names links', () => {
    const { report, events } = outcomeOf(post('Come, @Nia and @stranger, `@eve`'))
    expect(report.text).toBe(
      `Come, [@Nia](/profile/${idOf('nia')}) and [@stranger](/profile/${idOf('stranger')}), \`@eve\``,
    )
    expect(names(events, 'MentionedInChat')).toEqual([idOf('nia')])
  })

  it('tells nobody in the tavern and in large groups, but for those who are called', () => {
    for (const group of [tavern, { ...guild, memberCount: 5001 }]) {
      const { state, events } = outcomeOf(post('Hello @nia', { group }))
      expect(events.map(({ to, event }) => [to, event.type])).toEqual([[idOf('nia'), 'MentionedInChat']])
      expect(state.users[idOf('eve')]?.newMessages).toEqual({})
    }
    expect(
      names(outcomeOf(post('Hello', { group: { ...guild, memberCount: 5000 } })).events, 'ChatMessagePosted'),
    ).toHaveLength(2)
  })

  it('hides what a player writes who is muted without knowing', () => {
    const { report, events } = outcomeOf(post('Hello @nia', { writer: { flags: { chatShadowMuted: true } } }))
    expect(report.flagCount).toBe(10)
    expect(events).toEqual([])
  })

  it('cuts what is longer than 3000 characters', () => {
    expect(outcomeOf(post('a'.repeat(3001))).report.text).toHaveLength(3000)
  })

  const newcomer = { auth: { timestamps: { created: new Date(NOON - 60_000).toISOString() } } }

  it.each<[string, string, Setting, Parameters<typeof expectRefusal>[1]]>([
    ['nothing', ' ', {}, 'messageGroupChatBlankMessage'],
    ['strangers', 'Hello', { writer: { guilds: [] } }, 'groupNotFound'],
    ['readers of an open group', 'Hello', { group: open, writer: { guilds: [] } }, 'groupNotFound'],
    ['who may not write', 'Hello', { writer: { flags: { chatRevoked: true } } }, 'chatPrivilegesRevoked'],
    ['a slur in public', 'You numpty', { group: open }, 'bannedSlurUsed'],
    ['a rude word in public', 'Drat!', { group: open }, 'bannedWordUsed'],
    [
      'accounts that are too new',
      'Hello',
      { writer: newcomer, more: { newcomersWait: 2 } },
      'chatTemporarilyUnavailable',
    ],
  ])('refuses %s', (_, text, setting, key) => expectRefusal(post(text, setting), key))

  it('takes the right to write from who writes a slur, and names the words that do not fit', () => {
    const slur = post('numpty', { group: open })
    expect(E.isLeft(slur) && slur.left.consequence).toBe('chatRevoked')
    const word = post('drat', { group: open })
    expect(E.isLeft(word) && word.left.params).toEqual({ words: 'drat' })
  })

  it('minds no words in private, nor where they are allowed', () => {
    expect(outcomeOf(post('Drat')).report.text).toBe('Drat')
    expect(outcomeOf(post('Drat', { group: { ...open, bannedWordsAllowed: true } })).report.text).toBe('Drat')
  })

  it('lets ordinary players write twice a minute in the tavern, and trusted ones more', () => {
    const chat = [10, 59].map((seconds) =>
      aMessage(`line${seconds}`, { groupId: TAVERN, uuid: idOf('ida'), timestamp: NOON - seconds * 1000 }),
    )
    expectRefusal(post('Hello', { group: tavern, chat }), 'messageGroupChatSpam')
    const [first, second] = chat as [ChatMessage, ChatMessage]
    const older = [first, { ...second, timestamp: NOON - 60_000 }]
    expect(outcomeOf(post('Hello', { group: tavern, chat: older })).report.text).toBe('Hello')
    const trusted = { contributor: { level: 4 } }
    expect(outcomeOf(post('Hello', { group: tavern, chat, writer: trusted })).report.text).toBe('Hello')
    const here = chat.map((line) => ({ ...line, groupId: guild._id }))
    expect(outcomeOf(post('Hello', { chat: here })).report.text).toBe('Hello')
  })
})
