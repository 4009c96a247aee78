import type { Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { retryConflicts } from '../commands/index.ts'
import type { ApiError } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { type Document, toJson, type Write } from '../store/index.ts'
import type { AccountBody } from './account.ts'
import { type EmailDependencies, welcome } from './emails.ts'
import { createStarterPlayer } from './starter-player.ts'
import type { NewToken } from './logins/tokens.ts'
import { fromCommitFailure } from './update-account.ts'
import { withInvitation } from './with-invitation.ts'

export type OpenAccountDependencies = EmailDependencies & DeliveryDependencies & Pick<AppContext, 'catalogue'>

type NewAccount = {
  readonly user: User
  readonly account: AccountBody
  /** The first login. */
  readonly token: NewToken
  readonly client: string
  readonly invitation: string | undefined
  readonly otherWrites?: readonly Write[]
}

/** Opens an account, makes its player, logs it in: one commit. Refuses usernameTaken, emailTaken. */
export const openAccount = async (
  app: OpenAccountDependencies,
  { user: registered, account, token, client, invitation, otherWrites = [] }: NewAccount,
): Promise<E.Either<ApiError, Document<User>>> => {
  const starter = createStarterPlayer(app, registered, client)
  const { _id } = starter.user
  const committed = await retryConflicts(async () => {
    const { user, writes } = await withInvitation(app, starter.user, invitation)
    const result = await app.store.commit([
      { type: 'insert', collection: 'accounts', id: _id, body: account },
      { type: 'insert', collection: 'users', id: _id, body: toJson(user) },
      ...Object.values<Task>(starter.tasks).map(insertTask),
      ...writes,
      ...otherWrites,
      token.write,
      ...(account.email === undefined ? [] : [welcome(app, user)]),
    ])
    if (E.isRight(result)) return E.right(user)
    return E.left(result.left.type === 'conflict' ? ('conflict' as const) : fromCommitFailure(result.left))
  })
  if (E.isLeft(committed)) return committed
  sendDeliveries(app)
  return E.right({ id: _id, version: 1, body: committed.right })
}

const insertTask = (task: Task): Write => ({
  type: 'insert',
  collection: 'tasks',
  id: task._id,
  body: toJson(task),
})
