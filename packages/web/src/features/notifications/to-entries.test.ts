import type { Notification } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { freshCount } from './fresh-count.ts'
import { toCheckIns } from './check-ins/index.ts'
import { toEntries } from './to-entries.ts'

const note = (type: string, data: Notification['data'] = {}, seen = false): Notification => ({
  id: `id-${type}`,
  type,
  data,
  seen,
})

const entriesOf = (notifications: ReadonlyArray<Notification>, changes: Parameters<typeof aUser>[0] = {}) =>
  toEntries(catalogue, { ...aUser(changes), notifications })

const acts = (notifications: ReadonlyArray<Notification>, changes: Parameters<typeof aUser>[0] = {}) =>
  entriesOf(notifications, changes).map(({ title, buttons }) => [title, ...buttons.map(({ act }) => act.type)])

describe('the entries of the notification centre (screens 1.8)', () => {
  it.each([
    [note('NEW_STUFF', { title: 'A NEW WING' }), ['News from the keep', 'readNews']],
    [note('ITEM_RECEIVED', { title: 'A hat', destination: '/inventory/equipment' }), ['A hat', 'go']],
    [note('ITEM_RECEIVED', { title: 'A hat', destination: 'javascript:alert(1)' }), ['A hat']],
    [
      note('ITEM_RECEIVED', { title: '', gift: { type: 'gems', gems: 4, from: 'Ana' } }),
      ['A gift from Ana', 'celebrate'],
    ],
    [note('WEBHOOK_DISABLED', { label: 'Bell' }), ['Bell was switched off', 'go']],
    [note('GIFT_ONE_GET_ONE'), ['Give one, get one', 'giveSubscription']],
    [note('ACHIEVEMENT', { achievement: 'createdTask' }), ['First line', 'celebrate']],
    [note('BOSS_DAMAGE', { quest: 'owl', effect: 'healing' }), ['The boss rages', 'celebrate']],
    [
      note('SCORED_TASK', { message: 'messages.groupTaskApproved', params: { task: 'Sweep' } }),
      ['Approved: Sweep. You can tick it off now.', 'go'],
    ],
    [
      note('GROUP_TASK_APPROVAL', {
        message: 'messages.groupTaskApproval',
        params: { user: 'Ana', task: 'Sweep' },
        groupId: 'g',
        taskId: 't',
        userId: 'u',
      }),
      ['Ana has done it and waits for your approval: Sweep.', 'approve', 'needsWork', 'go'],
    ],
    [note('NEW_MYSTERY_ITEMS', { items: [] }), ['0 mystery gifts lie in your bags', 'openMysteryItem']],
    [note('CARD_RECEIVED', { card: 'greeting', from: { name: 'Ana' } }), ['Greeting card from Ana', 'readCard']],
    [note('NEW_CHAT_MESSAGE', { group: { id: 'g', name: 'Readers' } }), ['New in “Readers”', 'go']],
    [note('UNALLOCATED_STATS_POINTS', { points: 3 }), ['3 points to place', 'go']],
    [note('STREAK_ACHIEVEMENT'), ['Three weeks in a row', 'celebrate']],
    [
      note('GROUP_TASK_APPROVED', { message: 'messages.groupTaskApproved', params: { task: 'Sweep' }, groupId: 'g' }),
      ['Approved: Sweep. You can tick it off now.', 'go'],
    ],
  ])('has one for %j, which the bell counts', (notice, expected) => {
    expect(acts([notice])).toEqual([expected])
    expect(freshCount({ ...aUser(), notifications: [notice] })).toBe(1)
    expect(freshCount({ ...aUser(), notifications: [{ ...notice, seen: true }] })).toBe(0)
  })

  it('ignores types that it does not know, and cards that are none', () => {
    expect(entriesOf([note('SOMETHING_NEW'), note('CARD_RECEIVED', { card: 'invoice' })])).toEqual([])
    expect(freshCount({ ...aUser(), notifications: [note('SOMETHING_NEW')] })).toBe(0)
  })

  it('lists news of the flag, invitations, messages and an unconfirmed name without any notification', () => {
    const party = { id: 'p', name: 'The Lamps', inviter: 'u' }
    const user = {
      ...aUser({ flags: { newStuff: true, verifiedUsername: false }, inbox: { newMessages: 2 } }),
      invitations: { guilds: [], party, parties: [party] },
    }
    expect(freshCount(user as never)).toBe(3)
    expect(toEntries(catalogue, user as never).map(({ key, dismissal }) => [key, dismissal?.type])).toEqual([
      ['news', 'news'],
      ['invitation-p', undefined],
      ['messages', 'messages'],
      ['username', undefined],
    ])
  })

  it('offers no way to put away points that would come back with the next act', () =>
    expect(entriesOf([note('UNALLOCATED_STATS_POINTS', { points: 2 })])[0]?.dismissal).toBeUndefined())

  it('says what joining another party takes', () => {
    const invited = { id: 'p', name: 'The Lamps', inviter: 'u' }
    const textFor = (party: object) =>
      toEntries(catalogue, {
        ...aUser({ party }),
        invitations: { guilds: [], party: invited, parties: [invited] },
      })
        .filter(({ key }) => key === 'invitation-p')
        .map(({ inviter, text }) => [inviter, text])
    expect(textFor({})).toEqual([['u', '']])
    expect(textFor({ _id: 'old' })).toEqual([['u', 'You leave your party for it.']])
    expect(textFor({ _id: 'old', quest: { key: 'owl', RSVPNeeded: false } })).toEqual([
      ['u', 'You are on a quest with your party: end it, or leave it, before you join another one.'],
    ])
  })

  it('leads to the chat of the group: the party has a page of its own', () => {
    const notices = ['p', 'g'].map((id) => ({ ...note('NEW_CHAT_MESSAGE', { group: { id, name: id } }), id }))
    const party: object = { _id: 'p' }
    const routes = entriesOf(notices, { party }).flatMap(({ buttons }) => buttons.map(({ act }) => act))
    expect(routes).toMatchObject([{ route: 'party' }, { route: 'guild', params: { groupId: 'g' } }])
  })

  it('asks whether to come along on a quest', () => {
    const party: object = { quest: { key: 'owl', RSVPNeeded: true } }
    const [quest] = entriesOf([], { party })
    expect(quest?.buttons.map(({ act }) => act.type)).toEqual(['acceptQuest', 'rejectQuest', 'readQuest'])
  })
})

describe('the calendar of check-ins (rules 3.9)', () => {
  it('tells what was received, what is next, and what is to come', () => {
    const { days, nextRewardAt } = toCheckIns(catalogue, 4)
    expect(nextRewardAt).toBe(5)
    expect(days.slice(0, 6).map(({ count, state }) => [count, state])).toEqual([
      [1, 'past'],
      [2, 'past'],
      [3, 'past'],
      [4, 'past'],
      [5, 'next'],
      [7, 'later'],
    ])
    expect(days[4]?.rewards).toHaveLength(3)
    expect(days.every(({ rewards }) => rewards.every(({ name }) => name !== ''))).toBe(true)
  })
})
