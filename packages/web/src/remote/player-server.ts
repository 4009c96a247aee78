import {
  call,
  endpoints,
  HEADERS,
  type HttpRequest,
  readAnswer,
  type Refused,
  requestFor,
  type Send,
} from '@daykeep/api/contract'
import type { CommandName } from '@daykeep/rules/commands'
import type { TaskId } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { Loaded, Pending, Reason, Sent, Server } from '../player/index.ts'
import { toTask, toUser } from './from-wire.ts'

/** What the player's store asks of the server, over the calls of the contract. */
export const playerServer = (send: Send): Server => {
  let version = 0

  const play = async (pending: Pending): Promise<Sent> => {
    const request = requestForAct(pending.name, pending.params)
    const turn = { [HEADERS.turn]: String(pending.turn), [HEADERS.at]: String(pending.at) }
    const answer = await reached(send({ ...request, headers: { ...request.headers, ...turn } }))
    if (answer === undefined) return { type: 'lost' }
    const read = readAnswer<unknown>(answer.status, answer.body)
    if (E.isLeft(read)) return notGranted(read.left)
    const { changed, userV = version + 1 } = read.right
    if (changed === undefined) return { type: 'lost' }
    const othersChanged = userV > version + 1
    version = userV
    return {
      type: 'answered',
      othersChanged,
      changed: {
        user: toUser(changed.user),
        tasks: changed.tasks.map(toTask),
        removed: changed.removed as ReadonlyArray<TaskId>,
      },
    }
  }

  const load = async (): Promise<Loaded> => {
    const both = await reached(Promise.all([call(send)(endpoints.getUser, {}), call(send)(endpoints.getTasks, {})]))
    if (both === undefined) return { type: 'lost' }
    const [user, tasks] = both
    if (E.isLeft(user)) return failedLoad(user.left)
    if (E.isLeft(tasks)) return failedLoad(tasks.left)
    version = user.right.data._v
    const own = tasks.right.data.map(toTask)
    return {
      type: 'loaded',
      player: { user: toUser(user.right.data), tasks: Object.fromEntries(own.map((task) => [task._id, task])) },
    }
  }

  return { send: play, load }
}

/** The queue holds acts of all commands: their params were typed where the player acted. */
const requestForAct = requestFor as (name: CommandName, params: unknown) => HttpRequest

/** The answer, or nothing when none came. */
const reached = async <A>(asked: Promise<A>): Promise<A | undefined> => {
  try {
    return await asked
  } catch {
    return undefined
  }
}

const notGranted = (refused: Refused): Sent => {
  if (hasSignedOut(refused)) return { type: 'signedOut' }
  if (refused.key === 'turnTaken' || refused.key === 'turnAhead') return { type: 'turnTaken' }
  return isPassing(refused) ? { type: 'lost' } : { type: 'refused', reason: toReason(refused) }
}

const failedLoad = (refused: Refused): Loaded => (hasSignedOut(refused) ? { type: 'signedOut' } : { type: 'lost' })

const hasSignedOut = ({ error, key }: Refused): boolean => error === 'invalid_credentials' || key === 'accountSuspended'

/** Trouble of the server or the way to it, after which the same request may be granted. */
const isPassing = ({ status }: Refused): boolean => status === 408 || status === 429 || status >= 500

/** The server's own words: it knows the player's language and what each fault is about. */
const toReason = ({ message, errors }: Refused): Reason => ({
  type: 'server',
  message,
  faults: (errors ?? []).flatMap(({ path, param, message: fault }) => {
    const place = path ?? param
    return place === undefined ? [] : [{ path: place, message: fault }]
  }),
})
