import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  type DeepPartial,
  expectRefusal,
  idOf,
  sharedFromInput,
} from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { giftCommands } from './shared-commands.ts'

const keeping = aGroup('guild', {
  type: 'guild',
  leaderOnly: { challenges: false, getGems: true },
  purchased: { plan: A_PLAN },
})

const send = (
  gems: unknown,
  sender: DeepPartial<User> = {},
  receiver: DeepPartial<User> = {},
  to = 'nia',
  letters = 200,
) =>
  sharedFromInput(giftCommands.sendGems, { seed: 'seed' })({
    actorId: idOf('ida'),
    to: idOf(to),
    gems,
    message: 'x'.repeat(letters),
  })(documentsWith({ users: [aPerson('ida', { balance: 2, ...sender }), aPerson('nia', receiver)], groups: [keeping] }))

describe('sendGems (rules 11.7)', () => {
  it('moves the gems, and both read about it', () => {
    const { state, events } = outcomeOf(send(4))
    expect([state.users[idOf('ida')]?.balance, state.users[idOf('nia')]?.balance]).toEqual([1, 1])
    expect(events.map(({ to, event }) => [to, event.type])).toEqual([
      [idOf('ida'), 'CurrencySpent'],
      [idOf('nia'), 'CurrencyGained'],
      [idOf('nia'), 'GemsReceived'],
      [idOf('nia'), 'PrivateMessageReceived'],
    ])
    const messages = Object.values(state.privateMessages)
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatchObject({ info: { type: 'gems_gifted', gems: 4, user: 'ida' } })
    expect(messages[0]?.text).toHaveLength(200)
  })

  it.each<[string, ReturnType<typeof send>, Parameters<typeof expectRefusal>[1]]>([
    ['half a gem', send(0.5), 'gemAmountRequired'],
    ['no number', send('many'), 'gemAmountRequired'],
    ['a missing number', send(undefined), 'gemAmountRequired'],
    ['none', send(0), 'badAmountOfGemsToSend'],
    ['less than none', send(-1), 'badAmountOfGemsToSend'],
    ['more than there are', send(9), 'badAmountOfGemsToSend'],
    ['gems to nobody', send(1, {}, {}, 'nobody'), 'userNotFound'],
    ['gems to oneself', send(1, {}, {}, 'ida'), 'cannotSendGemsToYourself'],
    ['words that do not fit beside a gift', send(1, {}, {}, 'nia', 201), 'giftMessageTooLong'],
    ['who may not write', send(1, { flags: { chatRevoked: true } }), 'chatPrivilegesRevoked'],
    [
      'whom the other blocks',
      send(1, {}, { inbox: { blocks: [idOf('ida')] } }),
      'notAuthorizedToSendMessageToThisUser',
    ],
    ['who blocks the other', send(1, { inbox: { blocks: [idOf('nia')] } }), 'blockedToSendToThisUser'],
    [
      'gems for a member whose group keeps them to its leader',
      send(1, {}, { guilds: [keeping._id], purchased: { plan: { customerId: 'group-plan' } } }),
      'groupPolicyCannotGetGems',
    ],
  ])('refuses %s', (_, result, key) => expectRefusal(result, key))

  it('never makes gems or loses them', () => {
    const law = fc.property(fc.integer({ min: -2, max: 40 }), fc.nat(40), fc.nat(40), (gems, own, others) => {
      const result = send(gems, { balance: own / 4 }, { balance: others / 4 })
      if (result._tag === 'Left') return gems < 1 || gems > own
      const { users } = result.right.state
      const [a = 0, b = 0] = [users[idOf('ida')]?.balance, users[idOf('nia')]?.balance]
      return a === (own - gems) / 4 && b === (others + gems) / 4
    })
    fc.assert(law, {
      examples: [
        [0, 4, 4],
        [4, 4, 0],
        [5, 4, 0],
        [1, 1, 0],
      ],
    })
  })
})
