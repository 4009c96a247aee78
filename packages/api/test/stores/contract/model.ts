import * as E from 'fp-ts/lib/Either.js'
import {
  COLLECTIONS,
  type CommitFailure,
  type Document,
  indexName,
  type JsonObject,
  type Write,
} from '../../../src/store/index.ts'

/** A store as a map from collection and id to document: all that a store means while one thing happens at a time. */
export type Model = ReadonlyMap<string, Document>

export const keyOf = ({ collection, id }: Write): string => `${collection}/${id}`

/** The next model, or the refusal that leaves it as it is. */
export const commitTo = (model: Model, writes: readonly Write[]): E.Either<CommitFailure, Model> => {
  const next = new Map(model)
  for (const write of writes) {
    const failure = failureOf(next, write)
    if (failure !== undefined) return E.left(failure)
    if (write.type === 'remove') next.delete(keyOf(write))
    else next.set(keyOf(write), toDocument(write))
  }
  return E.right(next)
}

const toDocument = (write: Exclude<Write, { type: 'remove' }>): Document => ({
  id: write.id,
  version: write.type === 'insert' ? 1 : write.version + 1,
  body: write.body,
})

const failureOf = (model: Model, write: Write): CommitFailure | undefined => {
  const { collection, id } = write
  const present = model.get(keyOf(write))
  if (write.type === 'insert' && present !== undefined) return { type: 'duplicate', collection, id }
  if (write.type !== 'insert' && present?.version !== write.version) return { type: 'conflict', collection, id }
  if (write.type === 'remove') return undefined
  const index = takenIndex(model, write, write.body)
  return index === undefined ? undefined : { type: 'duplicate', collection, id, index }
}

const takenIndex = (model: Model, write: Write, body: JsonObject): string | undefined => {
  const others = [...model].filter(([key]) => key.startsWith(`${write.collection}/`) && key !== keyOf(write))
  const violated = COLLECTIONS[write.collection].indexes.find(
    ({ unique, paths: [path] }) =>
      unique && typeof body[path] === 'string' && others.some(([, other]) => other.body[path] === body[path]),
  )
  return violated && indexName(violated)
}
