import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPerson, aCatalogue, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import type { PrivateMessage } from '../model/index.ts'
import { findDocument, type Documents } from '../documents/index.ts'
import { conversationsOf } from './conversations-of.ts'
import { clearPrivateMessages, deletePrivateMessage } from './delete-private-message.ts'
import { likePrivateMessage } from './like-private-message.ts'
import { sendPrivateMessage } from './send-private-message.ts'

const NAMES = ['ida', 'nia'] as const
const ACTS = ['write', 'like', 'throw away', 'clear'] as const
/** `nth`: which of one's own letters. */
type Step = readonly [act: (typeof ACTS)[number], by: (typeof NAMES)[number], nth: number]

const TOWN = documentsWith({ users: NAMES.map((name) => aPerson(name)) })
const otherThan = (name: string): string => idOf(name === 'ida' ? 'nia' : 'ida')

const lettersOf = (documents: Documents, owner: string): ReadonlyArray<PrivateMessage> =>
  Object.values(documents.privateMessages).filter(({ ownerId }) => ownerId === owner)

const stepped = (documents: Documents, [act, who, nth]: Step, index: number): Documents => {
  const actorId = idOf(who)
  const mine = lettersOf(documents, actorId)[nth]
  const context = { catalogue: aCatalogue(), now: NOON + index, seed: `letters/${index}` }
  const answers = {
    write: () => sendPrivateMessage(context)({ actorId, to: otherThan(who), text: `Number ${index}` }),
    like: () => likePrivateMessage({})({ actorId, both: mine?.uniqueMessageId ?? 'nowhere' }),
    'throw away': () => deletePrivateMessage({})({ actorId, message: mine?._id ?? 'nowhere' }),
    clear: () => clearPrivateMessages({})({ actorId }),
  }
  const result: E.Either<unknown, { readonly state: Documents }> = answers[act]()(documents)
  return stateAfter(documents, result)
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...ACTS), fc.constantFrom(...NAMES), fc.nat(4))
const anySteps = fc.array(anyStep)

const EDGES: [Step[]][] = [
  [[]],
  [[['write', 'ida', 0]]],
  [
    [
      ['write', 'ida', 0],
      ['like', 'nia', 0],
      ['like', 'ida', 0],
      ['like', 'nia', 0],
    ],
  ],
  [
    [
      ['write', 'ida', 0],
      ['clear', 'ida', 0],
      ['like', 'nia', 0],
      ['throw away', 'nia', 0],
    ],
  ],
]

describe('letters between two players', () => {
  it('are always the same on both sides: sent by the one, received by the other, liked alike', () => {
    const law = fc.property(anySteps, (steps) => {
      const { privateMessages: messages } = steps.reduce(stepped, TOWN)
      for (const one of Object.values(messages)) {
        const other = Object.values(messages).find(
          ({ _id, uniqueMessageId }) => _id !== one._id && uniqueMessageId === one.uniqueMessageId,
        )
        expect(one.uuid).not.toBe(one.ownerId)
        if (other === undefined) continue
        expect([other.ownerId, other.uuid, other.sent]).toEqual([one.uuid, one.ownerId, !one.sent])
        expect([other.text, other.timestamp, other.likes]).toEqual([one.text, one.timestamp, one.likes])
      }
    })
    fc.assert(law, { examples: EDGES })
  })

  it('never go from the hands of one because the other throws theirs away', () => {
    const law = fc.property(anySteps, fc.constantFrom(...NAMES), (steps, who) => {
      const town = steps.reduce(stepped, TOWN)
      const after = stepped(town, ['clear', who, 0], steps.length)
      expect(lettersOf(after, idOf(who))).toEqual([])
      expect(lettersOf(after, otherThan(who))).toEqual(lettersOf(town, otherThan(who)))
    })
    fc.assert(law, { examples: EDGES.map(([steps]): [Step[], 'ida'] => [steps, 'ida']) })
  })

  it('are always counted as new by who receives them, and all stand in one conversation', () => {
    const law = fc.property(anySteps, (steps) => {
      const town = steps.reduce(stepped, TOWN)
      for (const name of NAMES) {
        const sentSteps = steps.filter(([act, actorId]) => act === 'write' && idOf(actorId) === otherThan(name))
        expect(findDocument(town, 'users', idOf(name))?.inbox.newMessages).toBe(sentSteps.length)
        const mine = lettersOf(town, idOf(name))
        const counts = conversationsOf(mine).map(({ count }) => count)
        expect(counts).toEqual(mine.length === 0 ? [] : [mine.length])
      }
    })
    fc.assert(law, { examples: EDGES })
  })
})
