import type { WireNewsPost } from '@daykeep/api/contract'
import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { unreadNews } from './unread-news.ts'

const post = (id: string, publishDate: string, published = true) =>
  ({ id, publishDate, published, title: id }) as unknown as WireNewsPost

const reader = (lastNewStuffRead: string) => {
  const user = aUser({ flags: { lastNewStuffRead } })
  return {
    ...user,
    auth: { ...user.auth, timestamps: { ...user.auth.timestamps, created: '2026-05-01T00:00:00.000Z' } },
  } as typeof user
}

const WING = post('wing', '2026-06-01T00:00:00.000Z')

describe('unread news', () => {
  it('are the newest post that all players see', () =>
    expect(unreadNews([post('draft', '2026-07-01T00:00:00.000Z', false), WING], reader(''))?.id).toBe('wing'))

  it.each([
    ['read already', [WING], 'wing'],
    ['told before the player came', [post('old', '2026-04-01T00:00:00.000Z')], ''],
    ['not there', [], ''],
    ['not loaded', undefined, ''],
  ] as const)('are none if the post is %s', (_, posts, read) => expect(unreadNews(posts, reader(read))).toBeUndefined())
})
