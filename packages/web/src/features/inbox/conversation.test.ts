import { asKey, type UserId } from '@daykeep/rules/model'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { closedReason, toConversation, toList, unreadCounts } from './conversation.ts'

const catalogue = loadCatalogue()
const of = (id: string, name: string) =>
  toConversation(catalogue, {
    _id: id,
    uuid: id,
    user: name,
    username: `${id}-1`,
    timestamp: '2026-11-26T12:00:00.000Z',
    text: 'Hello',
    count: 2,
    canReceive: true,
  })
const [nia, ole, kim] = [of('nia', 'Nia'), of('ole', 'Ole'), of('kim', 'Kim')] as const

describe('a conversation', () => {
  it('is called after the other player, by the username where there is no name', () => {
    expect(nia).toMatchObject({ id: 'nia', name: 'Nia', at: Date.UTC(2026, 10, 26, 12), canReceive: true })
    const nameless = { _id: 'x', uuid: 'x', username: 'x-1', timestamp: '', text: '', count: 0, canReceive: false }
    expect(toConversation(catalogue, nameless).name).toBe('x-1')
  })
})

describe('the list', () => {
  it('puts a conversation that begins first, once', () => {
    expect(toList([nia, ole], kim, '')).toEqual([kim, nia, ole])
    expect(toList([nia, ole], ole, '')).toEqual([nia, ole])
  })

  it('holds only what was found while one searches', () => {
    expect(toList([nia, ole], kim, ' ni')).toEqual([nia, ole])
    expect(toList([], kim, 'zoe')).toEqual([])
  })
})

describe('the unread messages of a conversation', () => {
  it('are those that the server counts, wherever it stands in the list, and never more than there are', () => {
    const unread = { [asKey<UserId>('ole')]: { count: 3, since: 0 }, [asKey<UserId>('kim')]: { count: 1, since: 0 } }
    expect(unreadCounts([nia, ole, kim], unread)).toEqual({ nia: 0, ole: 2, kim: 1 })
    expect(unreadCounts([nia], undefined)).toEqual({ nia: 0 })
  })
})

describe('the reason in place of the composer', () => {
  const open = { canReceive: true, isBlocked: false, isMuted: false, isDeleted: false }

  it.each([
    ['nothing stands between', open, undefined],
    ['the other side takes no messages', { ...open, canReceive: false }, 'optedOut'],
    ['the player blocks the other side', { ...open, isBlocked: true }, 'blocked'],
    ['the player may not write to anybody', { ...open, canReceive: false, isMuted: true }, 'muted'],
    ['the account is gone', { canReceive: false, isBlocked: true, isMuted: true, isDeleted: true }, 'deleted'],
  ] as const)('when %s', (_, ends, reason) => expect(closedReason(ends)).toBe(reason))
})
