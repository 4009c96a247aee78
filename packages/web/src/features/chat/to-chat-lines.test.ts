import type { WireChatMessage } from '@daykeep/api/contract'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toChatLines } from './to-chat-lines.ts'

const catalogue = loadCatalogue()
const reader = { id: 'maren', username: 'Maren' }
const message: WireChatMessage = {
  _id: 'one',
  id: 'one',
  groupId: 'party',
  text: 'Hello [@maren](/profile/maren)',
  unformattedText: 'Hello @maren',
  timestamp: 1000,
  uuid: 'nia',
  user: 'Nia',
  username: 'nia',
  likes: { maren: true, ole: true, kim: false },
  flags: {},
  flagCount: 1,
  info: {},
  contributor: { level: 3 },
  userStyles: { preferences: { skin: 'ea8349' } },
}
const lineOf = (changes: Partial<WireChatMessage>) => toChatLines(catalogue, reader, [{ ...message, ...changes }])[0]

describe('toChatLines', () => {
  it('shows author, likes, reports, and whether the reader is called', () => {
    expect(lineOf({})).toMatchObject({
      type: 'message',
      at: 1000,
      author: { id: 'nia', name: 'Nia', username: 'nia', tier: 3, avatar: { skin: 'ea8349' } },
      isOwn: false,
      mentionsReader: true,
      likes: 2,
      liked: true,
      reports: 1,
    })
  })

  it('knows own messages, and authors without a tier', () => {
    expect(lineOf({ uuid: 'maren', contributor: {}, unformattedText: 'Hello' })).toMatchObject({
      isOwn: true,
      mentionsReader: false,
      author: { tier: undefined },
    })
  })

  it('reads the date of an answer to posting', () => {
    expect(lineOf({ timestamp: '1970-01-01T00:00:02.000Z' })?.at).toBe(2000)
  })

  it('shows what the game says without its backticks', () => {
    expect(lineOf({ uuid: 'system', text: '`A boss.`', unformattedText: 'A boss.' })).toEqual({
      type: 'system',
      id: 'one',
      at: 1000,
      text: 'A boss.',
    })
  })
})
