import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  aChallenge,
  aGroup,
  aMessage,
  anyTasks,
  anyDocuments,
  anyUser,
  aPrivateMessage,
  aTodo,
  aUser,
  loadCatalogue,
} from '../../test-kit/index.ts'
import { Challenge, ChatMessage, Group, PrivateMessage, Task, User } from './index.ts'

type StoredSample = { readonly kind: t.Decoder<unknown, unknown>; readonly document: object }

const storedOf = (kind: StoredSample['kind'], documents: ReadonlyArray<object>): ReadonlyArray<StoredSample> =>
  documents.map((document) => ({ kind, document }))

const anyStored: fc.Arbitrary<ReadonlyArray<StoredSample>> = fc.oneof(
  anyUser(loadCatalogue()).map((user) => storedOf(User, [user])),
  anyTasks.map((tasks) => storedOf(Task, tasks)),
  anyDocuments.map(({ groups, challenges, messages: chat, privateMessages: letters }) => [
    ...storedOf(Group, Object.values(groups)),
    ...storedOf(Challenge, Object.values(challenges)),
    ...storedOf(ChatMessage, Object.values(chat)),
    ...storedOf(PrivateMessage, Object.values(letters)),
  ]),
)

const asRead = (document: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(document)) as Record<string, unknown>

/** The smallest document of each kind. */
const EDGES: [ReadonlyArray<StoredSample>][] = [
  [storedOf(User, [aUser()])],
  [storedOf(Task, [aTodo()])],
  [storedOf(Group, [aGroup('party')])],
  [storedOf(Challenge, [aChallenge('walks')])],
  [storedOf(ChatMessage, [aMessage('line')])],
  [storedOf(PrivateMessage, [aPrivateMessage('letter')])],
]

describe('a document that is kept', () => {
  it('is always read as it was written', () => {
    const law = fc.property(anyStored, (documents) => {
      for (const { kind, document } of documents)
        expect(kind.decode(asRead(document))).toStrictEqual(E.right(asRead(document)))
    })
    fc.assert(law, { numRuns: 60, examples: EDGES })
  })

  it('is never read when it is no document of its kind', () => {
    const law = fc.property(anyStored, fc.constantFrom(null, [], 'text', 7, {}), (documents, nonsense) => {
      for (const { kind, document } of documents) {
        expect(E.isLeft(kind.decode(nonsense))).toBe(true)
        expect(E.isLeft(kind.decode({ ...document, _id: nonsense === 'text' ? 7 : nonsense }))).toBe(true)
      }
    })
    fc.assert(law, {
      numRuns: 60,
      examples: EDGES.map(([documents]): [ReadonlyArray<StoredSample>, null] => [documents, null]),
    })
  })
})
