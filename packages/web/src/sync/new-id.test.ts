import { isUuid } from '@daykeep/rules/kernel'
import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes ids that rules take for ids, and never the same twice', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.every(isUuid)).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
