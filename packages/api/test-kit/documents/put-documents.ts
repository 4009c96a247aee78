import type { Documents } from '@daykeep/rules/documents'
import * as E from 'fp-ts/lib/Either.js'
import { toJson, type Write } from '../../src/store/index.ts'
import type { TestServer } from '../test-server.ts'

type Lists = { readonly [Kind in keyof Documents]?: ReadonlyArray<Documents[Kind][string]> }

/** Inserts documents, or replaces those that are there, past all rules. */
export const putDocuments = async ({ app }: Pick<TestServer, 'app'>, lists: Lists): Promise<void> => {
  const kinds = Object.keys(lists) as ReadonlyArray<keyof Documents>
  const writes = await Promise.all(
    kinds.flatMap((collection) =>
      (lists[collection] ?? []).map(async (document): Promise<Write> => {
        const id: string = document._id
        const found = await app.store.get(collection, id)
        const body = toJson(document)
        return found === undefined
          ? { type: 'insert', collection, id, body }
          : { type: 'replace', collection, id, version: found.version, body }
      }),
    ),
  )
  const committed = await app.store.commit(writes)
  if (E.isLeft(committed)) throw new Error(`the documents were not kept: ${committed.left.type}`)
}
