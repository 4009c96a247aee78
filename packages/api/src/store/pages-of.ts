import type { CollectionName } from './collections.ts'
import type { Filter } from './filter.ts'
import type { Document, Store } from './port.ts'

/** Documents that are read at once. */
const PAGE = 200

/** All documents of a collection, by id, a page at a time; only those of the filter, if there is one. */
export async function* pagesOf(
  store: Pick<Store, 'find'>,
  collection: CollectionName,
  where?: Filter,
): AsyncGenerator<readonly Document[], void, undefined> {
  let after = ''
  for (;;) {
    const page = await store.find(collection, { ...(where === undefined ? {} : { where }), after, limit: PAGE })
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    after = last.id
  }
}
