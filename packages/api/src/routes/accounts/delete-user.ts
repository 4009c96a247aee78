import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../../contract/index.ts'
import { badRequest, notAuthorized } from '../../http/api-error.ts'
import type { InputOf, PlayerHandler } from '../../http/ask.ts'
import { changeAccount } from '../../services/change-account.ts'
import { sendFeedback } from '../../services/letters.ts'
import { isPassword } from '../../services/passwords.ts'
import type { Shell } from '../../shell.ts'
import { type CollectionName, eq, type Write } from '../../store/index.ts'

const FEEDBACK_LENGTH = 10_000

/** Deletes the account and all that is of it. Refuses missingPassword, wrongPassword, feedbackTooLong. Reference, api 2.1. */
export const deleteUser: PlayerHandler<InputOf<typeof endpoints.deleteUser>> =
  (shell) =>
  async ({ input, session, player }) => {
    const { password, feedback = '' } = input.body
    const { userId } = session
    if (password === undefined || password === '') return E.left(badRequest('missingPassword'))
    if (feedback.length > FEEDBACK_LENGTH) return E.left(badRequest('feedbackTooLong', { limit: FEEDBACK_LENGTH }))
    const changed = await changeAccount(shell, userId, async ({ account, user }) => {
      if (!(await isPassword(password, account.body.passwordHash))) return E.left(notAuthorized('wrongPassword'))
      const others = [
        removal('accounts', account),
        removal('users', user),
        ...(await removalsIn(shell, ['tokens', 'tasks', 'journal'], userId)),
      ]
      return E.right({ others })
    })
    if (E.isLeft(changed)) return changed
    if (feedback.trim() !== '') sendFeedback(shell, player.body, feedback)
    return E.right({ data: {} })
  }

const removal = (
  collection: CollectionName,
  { id, version }: { readonly id: string; readonly version: number },
): Write => ({
  type: 'remove',
  collection,
  id,
  version,
})

const removalsIn = async (shell: Shell, collections: readonly CollectionName[], userId: string) => {
  const found = await Promise.all(
    collections.map(async (collection) => {
      const documents = await shell.store.find(collection, { where: eq('userId', userId) })
      return documents.map((document) => removal(collection, document))
    }),
  )
  return found.flat()
}
