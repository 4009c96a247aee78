import { describe, expect, it } from 'vitest'
import {
  aChallenge,
  aGroup,
  aMessage,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  loadCatalogue,
  NOON,
  outcomeOf,
  staffDocuments,
} from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import type { Documents } from '../documents/index.ts'
import { sharedChatCommands } from '../chat/index.ts'
import type { ModerationCase } from '../model/index.ts'
import { createBlocker, liftBlocker, updateBlocker } from './blockers.ts'
import { enterCoupon, generateCoupons } from './coupons.ts'
import { type DecideCase, decideCase } from './decide-case.ts'
import { moderateMember } from './moderate.ts'
import { createNewsPost, deleteNewsPost, updateNewsPost } from './news.ts'
import { putOffNews, readNews } from './read-news.ts'

const context = { catalogue: loadCatalogue(), now: NOON, seed: 'seed' }

describe('moderators', () => {
  const mute = (by: string, member = 'ida') =>
    moderateMember({})({ actorId: idOf(by), member: idOf(member), muted: true, shadowMuted: false })(staffDocuments)

  it('take a voice from players, but not from staff', () => {
    expect(outcomeOf(mute('warden')).report.flags).toMatchObject({ chatRevoked: true, chatShadowMuted: false })
    expectRefusal(mute('support'), 'noPrivAccess')
    expectRefusal(mute('warden', 'support'), 'noPrivAccess')
    expectRefusal(mute('warden', 'nobody'), 'userWithIDNotFound')
  })
})

describe('what players report (decision 104)', () => {
  const guild = aGroup('guild', { type: 'guild', privacy: 'public' })
  const board = documentsWith({
    users: Object.values(staffDocuments.users),
    groups: [guild],
    messages: [aMessage('line', { uuid: idOf('ida') })],
  })
  const report = outcomeOf(
    sharedChatCommands.flagMessage.rule(context)({
      actorId: idOf('support'),
      group: guild._id,
      message: idOf('line'),
      comment: 'Rude',
    })(board),
  ).state
  const id = `message:${idOf('line')}`
  const decide = (params: Omit<DecideCase, 'case'>, by = 'warden', documents = report) =>
    decideCase(context)({ actorId: idOf(by), case: id, ...params })(documents)

  it('is a case for the moderators, with what was said and by whom', () => {
    expect(report.cases[id]).toMatchObject({
      kind: 'message',
      author: idOf('ida'),
      text: 'line',
      open: true,
      complaints: { [idOf('support')]: { comment: 'Rude' } },
    })
  })

  it('is cleared, or removed with what its author loses, and the case is closed', () => {
    const cleared = outcomeOf(decide({ decision: 'clear' })).state
    expect([cleared.messages[idOf('line')]?.flagCount, cleared.cases[id]?.open]).toEqual([0, false])
    const removed = outcomeOf(decide({ decision: 'remove', consequence: 'mute' })).state
    expect([removed.messages, removed.users[idOf('ida')]?.flags.chatRevoked]).toEqual([{}, true])
    const shadow = outcomeOf(decide({ decision: 'remove', consequence: 'shadowMute' })).state
    expect(shadow.users[idOf('ida')]?.flags.chatShadowMuted).toBe(true)
  })

  it('is for moderators', () => {
    expectRefusal(decide({ decision: 'clear' }, 'support'), 'noPrivAccess')
    expectRefusal(decide({ decision: 'clear' }, 'warden', staffDocuments), 'caseNotFound')
  })

  it('takes picture and words from a profile, and hides a challenge', () => {
    const profile = { _id: `profile:${idOf('ida')}`, kind: 'profile', subject: idOf('ida') } as const
    const challenge = { _id: `challenge:${idOf('walks')}`, kind: 'challenge', subject: idOf('walks') } as const
    const documents = documentsWith({
      users: [
        ...Object.values(staffDocuments.users),
        aPerson('ida', { profile: { name: 'ida', blurb: 'Bad', imageUrl: 'x' } }),
      ],
      challenges: [aChallenge('walks', { flagCount: 1 })],
      cases: [profile, challenge].map((each) => ({ ...report.cases[id], ...each }) as ModerationCase),
    })
    const after = (name: string, decision: DecideCase['decision']) =>
      outcomeOf(decideCase(context)({ actorId: idOf('warden'), case: name, decision })(documents)).state
    expect(after(profile._id, 'remove').users[idOf('ida')]?.profile).toEqual({ name: 'ida' })
    expect(after(challenge._id, 'remove').challenges[idOf('walks')]?.flagCount).toBe(5)
    expect(after(challenge._id, 'clear').challenges[idOf('walks')]?.flagCount).toBe(0)
  })
})

describe('blockers (api 2.16)', () => {
  const create = (type: 'ipaddress' | 'email' | 'client', value: string, by = 'warden') =>
    createBlocker(context)({ actorId: idOf(by), blocker: { type, value } })(staffDocuments)

  it('are made, changed and lifted, and stay in sight of staff', () => {
    const { state, report } = outcomeOf(create('email', ' @Spam.example '))
    expect(report).toMatchObject({
      value: '@spam.example',
      area: 'full',
      blockSource: 'administrator',
      disabled: false,
    })
    const by = { actorId: idOf('warden'), blocker: report._id }
    expect(outcomeOf(updateBlocker(context)({ ...by, changes: { reason: 'Spam' } })(state)).report.reason).toBe('Spam')
    const lifted = outcomeOf(liftBlocker(context)(by)(state))
    expect(lifted.report.disabled).toBe(true)
    expectRefusal(updateBlocker(context)({ ...by, changes: {} })(lifted.state), 'blockerNotFound')
    expectRefusal(liftBlocker(context)({ ...by, blocker: 'none' })(state), 'blockerNotFound')
  })

  it('are checked by their type, and are for access control', () => {
    expectRefusal(create('ipaddress', 'here'), 'invalidReqParams')
    expectRefusal(create('email', '.'), 'invalidReqParams')
    expectRefusal(create('client', ' '), 'invalidReqParams')
    expectRefusal(create('client', 'a-bot', 'support'), 'noPrivAccess')
    expect(outcomeOf(create('ipaddress', '2001:DB8::1')).report.value).toBe('2001:db8::1')
  })
})

describe('news (api 2.15)', () => {
  const by = { actorId: idOf('warden') }

  it('are drafts until they are published, with title and text', () => {
    const { state, report } = outcomeOf(createNewsPost(context)({ ...by, post: { title: 'Spring' } })(staffDocuments))
    expect(report).toMatchObject({ published: false, publishDate: toIso(NOON), author: idOf('warden') })
    const publish = (changes: object) => updateNewsPost(context)({ ...by, post: report._id, changes })(state)
    expectRefusal(publish({ published: true }), 'invalidReqParams')
    expectRefusal(publish({ title: 'x'.repeat(201) }), 'invalidReqParams')
    expect(outcomeOf(publish({ published: true, text: 'It is here.' })).report.published).toBe(true)
    expect(outcomeOf(deleteNewsPost({})({ ...by, post: report._id })(state)).state.newsPosts).toEqual({})
    expectRefusal(deleteNewsPost({})({ ...by, post: 'none' })(state), 'newsPostNotFound')
    expectRefusal(updateNewsPost(context)({ ...by, post: 'none', changes: {} })(state), 'newsPostNotFound')
    expectRefusal(createNewsPost(context)({ actorId: idOf('support'), post: {} })(staffDocuments), 'noPrivAccess')
  })
})

describe('the news of a player', () => {
  it('are read, or wait among the notifications', () => {
    const by = { actorId: idOf('ida'), post: 'spring' }
    const read = outcomeOf(readNews({})(by)(staffDocuments)).state.users[idOf('ida')]
    expect(read?.flags).toMatchObject({ newStuff: false, lastNewStuffRead: 'spring' })
    expect(outcomeOf(putOffNews({})({ ...by, title: 'Spring' })(staffDocuments)).events).toEqual([
      { to: idOf('ida'), event: { type: 'NewsPutOff', title: 'Spring' } },
    ])
  })
})

describe('coupons (api 2.18)', () => {
  it('are made by staff and redeemed once, by whoever types the code', () => {
    const order = { event: 'wondercon', count: 3 } as const
    const { state, report } = outcomeOf(generateCoupons(context)({ actorId: idOf('warden'), ...order })(staffDocuments))
    expect(report.map(({ _id }) => _id)).toEqual(
      report.map(() => expect.stringMatching(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)),
    )
    const enter = (code: string, documents: Documents) =>
      enterCoupon(context)({ actorId: idOf('ida'), code })(documents)
    const entered = outcomeOf(enter(` ${report[0]?._id.toLowerCase()}`, state))
    expect(entered.report.items.gear.owned).toMatchObject({ eyewear_special_wondercon_red: true })
    expectRefusal(enter(report[0]?._id ?? '', entered.state), 'couponUsed')
    expectRefusal(enter('NONE', state), 'invalidCoupon')
    expectRefusal(generateCoupons(context)({ actorId: idOf('support'), ...order })(staffDocuments), 'noPrivAccess')
  })
})
