import * as E from 'fp-ts/lib/Either.js'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { canonical } from './canonical.ts'
import type { CommitFailure, Store, Write } from './port.ts'

/** How often a commit is tried that the store did not confirm and did not write. */
const MAX_ATTEMPTS = 5

/** Milliseconds before the second attempt; each further one waits twice as long. */
const PAUSE = 20

/** The write of a commit that shows whether it was written. */
export type Witness = Extract<Write, { readonly type: 'replace' | 'remove' }>

/**
 * Commits `writes` and, with them, `witness`. Where the store does not confirm the commit, it looks at the document of the
 * witness: if it was written, all of them were; if not, they are committed again. `unavailable` remains after a few
 * attempts.
 */
export const commitConfirmed = async (
  store: Pick<Store, 'commit' | 'get'>,
  writes: readonly Write[],
  witness: Witness,
): Promise<E.Either<CommitFailure, void>> => {
  for (let attempt = 1; ; attempt += 1) {
    const committed = await store.commit([...writes, witness])
    if (E.isRight(committed) || committed.left.type !== 'unavailable') return committed
    const { collection, id, version } = witness
    const stored = await store.get(collection, id)
    if (stored?.version !== version) {
      const isWritten = witness.type === 'remove' ? stored === undefined : isReplaced(stored, witness)
      return isWritten ? E.right(undefined) : E.left({ type: 'conflict', collection, id })
    }
    if (attempt === MAX_ATTEMPTS) return committed
    await wait(PAUSE * 2 ** attempt * Math.random())
  }
}

const isReplaced = (
  stored: Awaited<ReturnType<Store['get']>>,
  { version, body }: Extract<Witness, { readonly type: 'replace' }>,
): boolean => stored?.version === version + 1 && isDeepStrictEqual(stored.body, canonical(body))
