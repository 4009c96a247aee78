import { type GroupId, SYSTEM } from '@daykeep/rules/model'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aMessage,
  aPerson,
  aPrivateMessage,
  idOf,
  loadCatalogue,
  NOON,
} from '@daykeep/rules/test-kit'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { InboxMessage, Member, WireChallenge, WireGroup } from '../contract/index.ts'
import { createTranslator } from '../i18n/translator.ts'
import { toInboxMessage, toMember, toPagedMessage, toWireChallenge, toWireChat, toWireGroup } from './index.ts'

const catalogue = loadCatalogue()
const translator = createTranslator(await testI18n(), 'en')
const ida = aPerson('ida')
const ben = aPerson('ben')

describe('a profile (api 3.8)', () => {
  it('has the public fields, and no others', () => {
    const member = toMember(catalogue, aPerson('ida', { inbox: { blocks: [ben._id] }, profile: { blurb: 'Hello' } }))
    expect(isRight(Member.decode(member))).toBe(true)
    expect(Object.keys(member).toSorted()).toEqual(
      'achievements _id auth flags id inbox items loginIncentives party preferences profile stats'
        .split(' ')
        .toSorted(),
    )
    expect(member.inbox).toEqual({ optOut: false })
    expect(member.auth).toEqual({ local: { username: 'ida' }, timestamps: ida.auth.timestamps })
    expect(member.stats).toMatchObject({ maxHealth: 50, toNextLevel: expect.any(Number) as unknown })
  })

  it('shows no name that is not verified', () => {
    const member = toMember(catalogue, aPerson('ida', { flags: { verifiedUsername: false } }))
    expect(member.auth.local.username).toBeNull()
  })
})

describe('a chat (api 3.6)', () => {
  const chat = { _id: idOf<GroupId>('owls') }
  const post = (name: string, changes: object) => aMessage(name, { groupId: chat._id, ...changes })
  const shadow = post('shadow', { uuid: ben._id, flagCount: 10, timestamp: 2 })
  const open = post('open', { uuid: ben._id, flagCount: 1, flags: { [ida._id]: true }, timestamp: 1 })
  const moderator = aPerson('mod', { permissions: { moderator: true } })

  it('hides a shadow-muted author’s message from all but the author and moderators', () => {
    const seenBy = (reader: typeof ida) => toWireChat(translator, reader, chat, [open, shadow]).map(({ _id }) => _id)
    expect(seenBy(ida)).toEqual([open._id])
    expect(seenBy(ben)).toEqual([shadow._id, open._id])
    expect(seenBy(moderator)).toEqual([shadow._id, open._id])
  })

  it('shows reports to moderators only', () => {
    const flags = (reader: typeof ida) => toWireChat(translator, reader, chat, [open])[0]
    expect(flags(ida)).toMatchObject({ flags: {}, flagCount: 0 })
    expect(flags(moderator)).toMatchObject({ flags: { [ida._id]: true }, flagCount: 1 })
  })

  it('tells lines of the game in backticks', () => {
    const line = post('line', { uuid: SYSTEM, info: { type: 'all_items_found' } })
    const [message] = toWireChat(translator, ida, chat, [line])
    expect(message?.text).toBe(`\`${message?.unformattedText}\``)
    expect(message?.unformattedText).toMatch(/^All items are found/)
  })
})

describe('a private message (api 2.11)', () => {
  it('shows its author in a page, and whom it went to', () => {
    const letter = aPrivateMessage('letter', {
      ownerId: ida._id,
      uuid: ben._id,
      sent: true,
      user: 'Ben',
      username: 'ben',
    })
    const paged = toPagedMessage(translator, ida)(letter)
    expect(isRight(InboxMessage.decode(paged))).toBe(true)
    expect(paged).toMatchObject({ uuid: ida._id, username: 'ida', toUUID: ben._id, toUser: 'Ben', toUserName: 'ben' })
    const received = toPagedMessage(translator, ida)({ ...letter, sent: false })
    expect(received).toMatchObject({ uuid: ben._id, username: 'ben' })
    expect(received).not.toHaveProperty('toUUID')
  })

  it('says what was given, above the words of the giver', () => {
    const info = { type: 'gems_gifted', gems: 4, user: 'Ben' }
    const text = (words: string) => toInboxMessage(translator)(aPrivateMessage('gift', { info, text: words })).text
    expect(text('')).toBe('Ben sends you 4 gems.')
    expect(text('Enjoy')).toBe('Ben sends you 4 gems.\n\nEnjoy')
  })
})

describe('a group (api 3.3)', () => {
  it('tells the state of its plan, and nothing of its payment', () => {
    const plan = { ...A_PLAN, customerId: 'cus_1', subscriptionId: 'sub_1' }
    const group = toWireGroup({ group: aGroup('owls', { purchased: { plan } }), leader: ida, chat: [], now: NOON })
    expect(isRight(WireGroup.decode(group))).toBe(true)
    expect(group.purchased).toMatchObject({ active: true, wasUpgraded: true })
    expect(JSON.stringify(group)).not.toMatch(/cus_1|sub_1/)
    expect(group.cron).toMatchObject({ dayStart: 0 })
  })

  it('has no state of a plan when it never had one', () => {
    const { purchased } = toWireGroup({ group: aGroup('owls'), leader: undefined, chat: [], now: NOON })
    expect(purchased).toMatchObject({ plan: { quantity: 1 } })
    expect(purchased).not.toHaveProperty('active')
  })
})

describe('a challenge (api 3.5)', () => {
  it('keeps reports from players', () => {
    const challenge = aChallenge('run', { flags: { [ben._id]: true }, flagCount: 1 })
    const seen = toWireChallenge(ida)({ challenge, leader: ben, group: undefined })
    expect(isRight(WireChallenge.decode(seen))).toBe(true)
    expect(seen).toMatchObject({
      flags: {},
      flagCount: 0,
      leader: { profile: { name: ben.profile.name } },
      group: null,
    })
  })
})
