import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { insertAll } from '../contract/insert-all.ts'
import type { TestStore } from '../store-under-test.ts'
import { finished } from './finished.ts'

const INCREMENTER = fileURLToPath(new URL('incrementer.ts', import.meta.url))

export const processesContract = ({ store, location }: TestStore): void => {
  describe('several processes', () => {
    it('that open the store at once and count one document up lose no count', async () => {
      await insertAll(store(), 'users', { ann: { n: 0 } })
      await Promise.all(Array.from({ length: 3 }, () => finished(INCREMENTER, JSON.stringify(location()), '30')))
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 91, body: { n: 90 } })
    }, 60_000)
  })
}
