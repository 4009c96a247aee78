import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aLetter,
  answerOf,
  aPerson,
  aSociety,
  aUser,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { blockUser } from './block-user.ts'
import { conversationsOf } from './conversations-of.ts'
import { clearLetters, deleteLetter } from './delete-letter.ts'
import { flagLetter } from './flag-letter.ts'
import { likeLetter } from './like-letter.ts'
import { readLetters } from './read-letters.ts'
import { sendLetter } from './send-letter.ts'

const world = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }

const send = (sender: DeepPartial<User> = {}, receiver: DeepPartial<User> = {}, to = 'nia', text = 'Hello') =>
  sendLetter(world)({ by: idOf('ida'), to: idOf(to), text })(
    aSociety({ users: [aPerson('ida', sender), aPerson('nia', receiver)] }),
  )

describe('sendLetter (api 2.11)', () => {
  it('gives each a copy that shows the other, under one shared id', () => {
    const { state, report, told } = answerOf(send())
    const [mine, theirs] = Object.values(state.letters)
    expect(report).toEqual(mine)
    expect(mine).toMatchObject({ ownerId: idOf('ida'), uuid: idOf('nia'), user: 'nia', sent: true, text: 'Hello' })
    expect(theirs).toMatchObject({ ownerId: idOf('nia'), uuid: idOf('ida'), user: 'ida', sent: false, text: 'Hello' })
    expect(mine?.uniqueMessageId).toBe(theirs?.uniqueMessageId)
    expect(state.users[idOf('nia')]?.inbox.newMessages).toBe(1)
    expect(told.map(({ to, event }) => [to, event.type])).toEqual([[idOf('nia'), 'LetterReceived']])
  })

  it('to oneself is a single copy', () => {
    const { state, told } = answerOf(send({}, {}, 'ida'))
    expect(Object.values(state.letters)).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('of a player who is muted without knowing reaches nobody', () => {
    const { state, told } = answerOf(send({ flags: { chatShadowMuted: true } }))
    expect(Object.values(state.letters)).toMatchObject([{ ownerId: idOf('ida') }])
    expect(state.users[idOf('nia')]?.inbox.newMessages).toBe(0)
    expect(told).toEqual([])
  })

  it.each<[string, ReturnType<typeof send>, Parameters<typeof expectRefusal>[1]]>([
    ['nothing', send({}, {}, 'nia', '  '), 'messageRequired'],
    ['letters to nobody', send({}, {}, 'nobody'), 'userNotFound'],
    ['who may not write', send({ flags: { chatRevoked: true } }), 'chatPrivilegesRevoked'],
    ['whom the other blocks', send({}, { inbox: { blocks: [idOf('ida')] } }), 'notAuthorizedToSendMessageToThisUser'],
    ['who blocks the other', send({ inbox: { blocks: [idOf('nia')] } }), 'blockedToSendToThisUser'],
    ['letters to who wants none', send({}, { inbox: { optOut: true } }), 'notAuthorizedToSendMessageToThisUser'],
  ])('refuses %s', (_, answer, key) => expectRefusal(answer, key))

  it('tells the first thing that stands against it', () => {
    const answer = send({ flags: { chatRevoked: true }, inbox: { blocks: [idOf('nia')] } }, { inbox: { optOut: true } })
    expectRefusal(answer, 'chatPrivilegesRevoked')
  })

  it('by moderators goes past blocks and closed doors', () => {
    const answer = send({ permissions: { moderator: true } }, { inbox: { optOut: true, blocks: [idOf('ida')] } })
    expect(E.isRight(answer)).toBe(true)
  })
})

describe('letters one has', () => {
  const mine = aLetter('mine', { uniqueMessageId: 'both' })
  const theirs = aLetter('theirs', { uniqueMessageId: 'both', ownerId: idOf('leader'), uuid: idOf('member') })
  const town = aSociety({ users: [aPerson('member'), aPerson('leader')], letters: [mine, theirs] })
  const by = idOf('member')

  it('are liked on both copies', () => {
    const { state } = answerOf(likeLetter({})({ by, both: 'both' })(town))
    expect(Object.values(state.letters).map(({ likes }) => likes)).toEqual([{ [by]: true }, { [by]: true }])
    expectRefusal(likeLetter({})({ by: idOf('other'), both: 'both' })(town), 'messageGroupChatNotFound')
  })

  it('are reported once; both refusals are of the other kind here', () => {
    const flag = (letter: string, society = town) => flagLetter({ now: NOON })({ by, letter })(society)
    const { state, report } = answerOf(flag(mine._id))
    expect(report).toMatchObject({ reported: true, flagCount: 1, flags: { [by]: true } })
    const again = flag(mine._id, state)
    expectRefusal(again, 'messageGroupChatFlagAlreadyReported')
    expect(E.isLeft(again) && again.left.kind).toBe('badRequest')
    const notMine = flag(theirs._id)
    expectRefusal(notMine, 'messageGroupChatNotFound')
    expect(E.isLeft(notMine) && notMine.left.kind).toBe('badRequest')
  })

  it('are thrown away by each for themselves', () => {
    expect(Object.keys(answerOf(deleteLetter({})({ by, letter: mine._id })(town)).state.letters)).toEqual([theirs._id])
    expectRefusal(deleteLetter({})({ by, letter: theirs._id })(town), 'messageGroupChatNotFound')
    expect(Object.keys(answerOf(clearLetters({})({ by })(town)).state.letters)).toEqual([theirs._id])
  })

  it('make conversations, the newest first', () => {
    const letters = [
      aLetter('a', { timestamp: 1 }),
      aLetter('b', { timestamp: 3 }),
      aLetter('c', { timestamp: 2, uuid: idOf('eve') }),
    ]
    expect(conversationsOf(letters).map(({ newest, count }) => [newest.text, count])).toEqual([
      ['b', 2],
      ['c', 1],
    ])
  })

  it('are not new any more once they are read', () => {
    const read = aUser({ inbox: { newMessages: 0 } })
    expect(answerOf(readLetters()()(aUser({ inbox: { newMessages: 3 } }))).state.inbox.newMessages).toBe(0)
    expect(answerOf(readLetters()()(read)).state).toBe(read)
  })
})

describe('blockUser (api 2.2)', () => {
  const ida = aPerson('ida')

  it('is taken back by doing it again', () => {
    const blocked = answerOf(blockUser()({ user: idOf('eve') })(ida))
    expect(blocked.report).toEqual([idOf('eve')])
    expect(answerOf(blockUser()({ user: idOf('eve') })(blocked.state)).report).toEqual([])
  })

  it('needs somebody else', () => {
    expectRefusal(blockUser()({ user: 'eve' })(ida), 'invalidUUID')
    expectRefusal(blockUser()({ user: ida._id })(ida), 'blockYourself')
  })
})
