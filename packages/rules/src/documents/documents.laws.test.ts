import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGroup, documentsWith, idOf } from '../../test-kit/index.ts'
import type { Group } from '../model/index.ts'
import { changedDocuments } from './changed-documents.ts'
import { withDocuments, withoutDocuments } from './documents.ts'

const NAMES = ['a', 'b', 'c', 'd'] as const
const group = (name: string, memberCount: number): Group => aGroup(name, { memberCount })

const anyGroups = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.nat(2)), { selector: ([name]) => name })
type GroupCounts = readonly (readonly [(typeof NAMES)[number], number])[]

const documentsOf = (counts: GroupCounts) =>
  documentsWith({ groups: counts.map(([name, count]) => group(name, count)) })

describe('the documents that an act changed', () => {
  it('always make the documents after it out of those before it', () => {
    const law = fc.property(anyGroups, anyGroups, fc.subarray([...NAMES]), (first, changes, removals) => {
      const before = documentsOf(first)
      const after = withoutDocuments(
        withDocuments(
          before,
          'groups',
          changes.map(([name, count]) => group(name, count)),
        ),
        'groups',
        removals.map((name) => idOf(name)),
      )
      const { inserted, replaced, removed } = changedDocuments(before, after, 'groups')
      const rebuilt = withDocuments(withoutDocuments(before, 'groups', removed), 'groups', [...inserted, ...replaced])
      expect(rebuilt.groups).toEqual(after.groups)
      expect(inserted.every(({ _id }) => before.groups[_id] === undefined)).toBe(true)
      expect(replaced.every(({ _id }) => before.groups[_id] !== undefined)).toBe(true)
    })
    const a: [(typeof NAMES)[number], number] = ['a', 1]
    fc.assert(law, {
      examples: [
        [[], [], []],
        [[], [a], ['a']],
        [[a], [a], []],
        [[a], [], ['a']],
        [[a], [], ['b']],
      ],
    })
  })

  it('never are any when nothing is other than before: they are the same object', () => {
    const law = fc.property(anyGroups, (counts) => {
      const documents = documentsOf(counts)
      expect(withDocuments(documents, 'groups', Object.values(documents.groups))).toBe(documents)
      expect(withoutDocuments(documents, 'groups', ['nowhere'])).toBe(documents)
      expect(changedDocuments(documents, { ...documents }, 'groups')).toEqual({
        inserted: [],
        replaced: [],
        removed: [],
      })
    })
    fc.assert(law, { examples: [[[]], [[['a', 0]]]] })
  })
})
