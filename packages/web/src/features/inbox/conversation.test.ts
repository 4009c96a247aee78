import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { closedReason, toConversation, toList } from './conversation.ts'

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
