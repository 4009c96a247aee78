import { EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import { expect, it } from 'vitest'
import { toEntryWrites } from './entry.ts'

it('an entry of the outbox is named by the version of its subject, and holds nothing but what its rule needs', () => {
  const [entry] = toEntryWrites({
    audience: 'planMembers',
    subject: 'group',
    version: 7,
    command: 'startGroupPlan',
    params: {},
    actorId: 'leader',
    at: 1,
    seed: 's',
    documents: EMPTY_DOCUMENTS,
  })
  expect(entry).toEqual({
    type: 'insert',
    collection: 'outbox',
    id: 'group/000000000007',
    body: {
      type: 'command',
      audience: 'planMembers',
      subject: 'group',
      command: 'startGroupPlan',
      params: {},
      actorId: 'leader',
      at: 1,
      seed: 's',
      cursor: '',
      leaseUntil: 0,
    },
  })
})
