import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { JsonObject, Write } from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const account = (id: string, body: JsonObject): Write => ({ type: 'insert', collection: 'accounts', id, body })

export const uniqueContract = ({ store }: TestStore): void => {
  describe('a unique index', () => {
    it.each([
      ['usernameLower', { usernameLower: 'ann', emailLower: 'other@example.org' }],
      ['emailLower', { usernameLower: 'other', emailLower: 'ann@example.org' }],
    ])('refuses a second document with the same %s, and names it', async (index, body) => {
      await insertAll(store(), 'accounts', { ann: { usernameLower: 'ann', emailLower: 'ann@example.org' } })
      const result = await store().commit([
        { type: 'insert', collection: 'users', id: 'other', body: {} },
        account('other', body),
      ])
      expect(result).toStrictEqual(E.left({ type: 'duplicate', collection: 'accounts', id: 'other', index }))
      expect(await store().count('users')).toBe(0)
    })

    it('names the id first when both are taken', async () => {
      await insertAll(store(), 'accounts', { ann: { usernameLower: 'ann' } })
      const result = await store().commit([account('ann', { usernameLower: 'ann' })])
      expect(result).toStrictEqual(E.left({ type: 'duplicate', collection: 'accounts', id: 'ann' }))
    })

    it('refuses a replacement that takes the name of another', async () => {
      await insertAll(store(), 'accounts', { ann: { usernameLower: 'ann' }, bob: { usernameLower: 'bob' } })
      const result = await store().commit([
        { type: 'replace', collection: 'accounts', id: 'bob', version: 1, body: { usernameLower: 'ann' } },
      ])
      expect(result).toStrictEqual(
        E.left({ type: 'duplicate', collection: 'accounts', id: 'bob', index: 'usernameLower' }),
      )
      expect(await store().get('accounts', 'bob')).toMatchObject({ version: 1, body: { usernameLower: 'bob' } })
    })

    it('lets a document keep its own name when it is replaced', async () => {
      await insertAll(store(), 'accounts', { ann: { usernameLower: 'ann' } })
      const result = await store().commit([
        { type: 'replace', collection: 'accounts', id: 'ann', version: 1, body: { usernameLower: 'ann', rank: 2 } },
      ])
      expect(result).toEqual(E.right(undefined))
    })

    it('gives a name free when its document is removed, in the same commit too', async () => {
      await insertAll(store(), 'accounts', { ann: { usernameLower: 'ann' } })
      const result = await store().commit([
        { type: 'remove', collection: 'accounts', id: 'ann', version: 1 },
        account('bob', { usernameLower: 'ann' }),
      ])
      expect(result).toEqual(E.right(undefined))
    })

    it('asks nothing of documents that lack the path, or hold null there', async () => {
      const bodies = { ann: {}, bob: {}, cid: { usernameLower: null }, dan: { usernameLower: null } }
      await insertAll(store(), 'accounts', bodies)
      expect(await store().count('accounts')).toBe(4)
    })

    it('lets one of twenty have a name that all ask for at once', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store().commit([account(`user-${n}`, { usernameLower: 'ann' })])),
      )
      expect(results.filter(E.isRight)).toHaveLength(1)
      expect(results.filter(E.isLeft).every(({ left }) => left.type === 'duplicate')).toBe(true)
      expect(await store().count('accounts')).toBe(1)
    })
  })
}
