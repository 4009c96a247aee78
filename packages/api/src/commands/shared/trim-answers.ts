import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../../core/app-context.ts'
import { eq, type Store, toJson, type Write } from '../../store/index.ts'
import type { Act } from './acts.ts'

/** Characters of JSON of a player's newest answers that are kept. docs/decisions/109-the-journal-is-bounded.md. */
const MAX_CHARACTERS = 2_000_000

/** Characters that a player adds before somebody looks again. */
const LOOK_EVERY = 500_000

/** Acts that are read at once. */
const PAGE = 100

/** Players whose additions are counted; of the others nobody knows, and they are looked at a little later. */
const MOST_PLAYERS = 10_000

const addedIn = new WeakMap<object, Map<string, number>>()

/**
 * Looks at a player's answers now and then, after a commit that added some. Each process counts for itself, so that a few
 * of them keep a little more.
 */
export const boundAnswers = (
  { store, background }: Pick<AppContext, 'store' | 'background'>,
  writes: readonly Write[],
): void => {
  const added = addedIn.get(store) ?? new Map<string, number>()
  addedIn.set(store, added)
  for (const write of writes) {
    if (write.collection !== 'acts' || write.type !== 'insert') continue
    const { userId, length } = write.body as { readonly userId: string; readonly length: number }
    const sum = (added.get(userId) ?? 0) + length
    added.delete(userId)
    if (sum < LOOK_EVERY) added.set(userId, sum)
    else background.run('trim answers', () => trimAnswers(store, userId))
  }
  const [oldest] = added.keys()
  if (added.size > MOST_PLAYERS && oldest !== undefined) added.delete(oldest)
}

/** Takes the answers from a player's acts beyond the newest ones. The acts stay: each is still done once. */
const trimAnswers = async (
  store: Pick<Store, 'find' | 'commit'>,
  userId: string,
  mostCharacters = MAX_CHARACTERS,
): Promise<void> => {
  let size = 0
  for (let skip = 0; ; skip += PAGE) {
    const page = await store.find<Act>('acts', {
      where: eq('userId', userId),
      sort: [{ path: 'at', order: 'descending' }],
      skip,
      limit: PAGE,
    })
    const writes = page.flatMap(({ id, version, body }): readonly Write[] => {
      const { length = 0 } = body
      size += length
      if (size <= mostCharacters || length === 0) return []
      const { data: _long, ...reply } = body.reply
      return [{ type: 'replace', collection: 'acts', id, version, body: toJson({ ...body, length: 0, reply }) }]
    })
    if (writes.length > 0 && E.isLeft(await store.commit(writes))) return
    const isTrimmed = size > mostCharacters && page.every(({ body: { length = 0 } }) => length === 0)
    if (page.length < PAGE || isTrimmed) return
  }
}
