import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { endpoints, Login } from '../../contract/index.ts'
import { notFound } from '../../http/api-error.ts'
import type { InputOf, PlayerHandler, Session } from '../../http/ask.ts'
import { removalsOf, tokensOf } from '../../services/tokens.ts'
import type { Shell } from '../../shell.ts'

/** Every login of the account, the one used last on top. */
export const logins: PlayerHandler =
  (shell) =>
  async ({ session, player }) =>
    E.right({ data: await listed(shell, session), user: player })

/** Ends one login, also the one that asks. Refuses loginNotFound. */
export const endLogin: PlayerHandler<InputOf<typeof endpoints.endLogin>> =
  (shell) =>
  async ({ input, session, player }) => {
    const ended = (await tokensOf(shell.store, session.userId)).filter(({ body }) => body.publicId === input.params.id)
    const committed = ended.length === 0 ? undefined : await shell.store.commit(removalsOf(ended))
    if (committed === undefined || E.isLeft(committed))
      return E.left({ ...notFound('loginNotFound'), language: player.body.preferences.language ?? '' })
    return E.right({ data: await listed(shell, session), user: player })
  }

const listed = async (shell: Shell, { userId, token }: Session): Promise<ReadonlyArray<Login>> =>
  (await tokensOf(shell.store, userId))
    .toSorted((a, b) => b.body.lastUsedAt - a.body.lastUsedAt)
    .map(({ id, body }) => ({
      id: body.publicId,
      label: body.label,
      createdAt: toIso(body.createdAt),
      lastUsedAt: toIso(body.lastUsedAt),
      current: id === token.id,
    }))
