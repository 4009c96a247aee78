import { asKey, type SavedFilter, type TagId } from '@daykeep/rules/model'
import { expect, it } from 'vitest'
import { isSaved } from './is-saved.ts'

it('is saved already when one finds the same, whatever its name and the order of its tags', () => {
  const [home, calls] = ['home', 'calls'].map((id) => asKey<TagId>(id)) as [TagId, TagId]
  const phone: SavedFilter = { name: 'Phone', search: 'call', tags: [home, calls] }
  expect(isSaved([phone], { search: 'call', tags: [calls, home] })).toBe(true)
  expect(isSaved([phone], { search: 'call', tags: [home] })).toBe(false)
  expect(isSaved([phone], { search: '', tags: [home, calls] })).toBe(false)
  expect(isSaved([], phone)).toBe(false)
})
