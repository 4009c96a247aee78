import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { retryConflicts } from '../commands/index.ts'
import type { EndpointName, InputOf } from '../contract/index.ts'
import { type ApiError, timedOut } from '../core/api-error.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { loadUser } from '../core/load-user.ts'
import { toJson } from '../store/index.ts'

type DebugName = Extract<EndpointName, `debug${string}`>

/** A handler that changes the caller's own document, past all rules. */
export const changePlayer =
  <Name extends DebugName>(
    change: (input: InputOf<Name>) => (user: User) => E.Either<ApiError, User>,
  ): PlayerHandler<Name, 'store'> =>
  ({ store }) =>
  async ({ input, player }) => {
    const changed = await retryConflicts(async () => {
      const found = await loadUser(store, player.id)
      if (E.isLeft(found)) return found
      const after = change(input)(found.right.body)
      if (E.isLeft(after)) return after
      const { id, version } = found.right
      const committed = await store.commit([
        { type: 'replace', collection: 'users', id, version, body: toJson(after.right) },
      ])
      if (E.isRight(committed)) return E.right({ id, version: version + 1, body: after.right })
      return E.left(committed.left.type === 'unavailable' ? timedOut() : 'conflict')
    })
    return E.isLeft(changed) ? changed : E.right({ data: {}, user: changed.right })
  }
