import { call, boardEndpoints, HEADERS, readEnvelope, type ErrorResponse, type Transport } from '@daykeep/api/contract'
import type { TaskId } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { toOwnTasks, toTask, toUser } from '../../api-client/index.ts'
import { requestForCommand } from './command-requests.ts'
import type { CheckResult, LoadResult, SendResult, SyncServer } from '../ports.ts'
import { refetches } from './refetches.ts'
import type { PendingCommand, RollbackReason } from '../queue/sync-state.ts'

/** The server over the endpoints of the contract. */
export const createSyncServer = (transport: Transport): SyncServer => {
  let version = 0

  const sendCommand = async ({ name, params, commandSeq, at, idempotencyKey }: PendingCommand): Promise<SendResult> => {
    const request = requestForCommand(name, params)
    const order = {
      [HEADERS.turn]: String(commandSeq),
      [HEADERS.at]: String(at),
      [HEADERS.acts]: 'new',
      ...(idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: idempotencyKey }),
    }
    const response = await responseOf(transport({ ...request, headers: { ...request.headers, ...order } }))
    if (response === undefined) return { type: 'lost' }
    const result = readEnvelope<unknown>(response.status, response.body)
    if (E.isLeft(result)) return toSendResult(result.left)
    const { changed, userV = version + 1 } = result.right
    if (changed === undefined) return { type: 'lost' }
    const isAhead = userV > version + 1
    const othersChanged = isAhead && refetches(request.method, request.path)
    // A jump that is not followed now is seen again in the next response.
    version = isAhead && !othersChanged ? version + 1 : userV
    return {
      type: 'answered',
      othersChanged,
      changed: {
        user: toUser(changed.user),
        acts: changed.acts,
        tasks: changed.tasks.map(toTask),
        removed: changed.removed as ReadonlyArray<TaskId>,
      },
    }
  }

  const load = async (): Promise<LoadResult> => {
    const both = await responseOf(
      Promise.all([call(transport)(boardEndpoints.getUser, {}), call(transport)(boardEndpoints.getTasks, {})]),
    )
    if (both === undefined) return { type: 'lost' }
    const [user, tasks] = both
    if (E.isLeft(user)) return toLoadResult(user.left)
    if (E.isLeft(tasks)) return toLoadResult(tasks.left)
    version = user.right.data._v
    const own = toOwnTasks(tasks.right.data)
    return {
      type: 'loaded',
      player: { user: toUser(user.right.data), tasks: Object.fromEntries(own.map((task) => [task._id, task])) },
    }
  }

  const check = async (): Promise<CheckResult> => {
    const response = await responseOf(call(transport)(boardEndpoints.getUser, { query: { userFields: '_id' } }))
    if (response === undefined) return 'lost'
    if (E.isLeft(response)) return hasSignedOut(response.left) ? 'signedOut' : 'lost'
    const { userV = version } = response.right
    return userV > version ? 'newer' : 'same'
  }

  return { send: sendCommand, load, check, version: () => version }
}

/** The response, or `undefined` when none came. */
const responseOf = async <A>(request: Promise<A>): Promise<A | undefined> => {
  try {
    return await request
  } catch {
    return undefined
  }
}

const toSendResult = (refused: ErrorResponse): SendResult => {
  if (hasSignedOut(refused)) return { type: 'signedOut' }
  if (refused.key === 'turnTaken' || refused.key === 'turnAhead') return { type: 'sequenceConflict' }
  return isTransient(refused) ? { type: 'lost' } : { type: 'refused', reason: toRollbackReason(refused) }
}

const toLoadResult = (refused: ErrorResponse): LoadResult =>
  hasSignedOut(refused) ? { type: 'signedOut' } : { type: 'lost' }

const hasSignedOut = ({ error, key }: ErrorResponse): boolean =>
  error === 'invalid_credentials' || key === 'accountSuspended'

/** A failure of the server or the network, after which the same request may succeed. */
const isTransient = ({ status }: ErrorResponse): boolean => status === 408 || status === 429 || status >= 500

/** The server's messages are in the player's language, and name the field each error is about. */
const toRollbackReason = ({ message, errors }: ErrorResponse): RollbackReason => ({
  type: 'server',
  message,
  faults: (errors ?? []).flatMap(({ path, param, message: error }) => {
    const field = path ?? param
    return field === undefined ? [] : [{ path: field, message: error }]
  }),
})
