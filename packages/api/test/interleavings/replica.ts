import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Command } from '@daykeep/rules'
import { commands, type CommandName, type ParamsOf } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import type { Player, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { HEADERS, toCommandRequest, type WireTask, type WireUser } from '../../src/contract/index.ts'
import type { TestPlayer } from '../../test-kit/client.ts'

/** What becomes of a request: it may not arrive, and its answer may not come back. */
export type Network = 'well' | 'request lost' | 'answer lost'

type Pending = {
  readonly name: CommandName
  readonly params: unknown
  readonly at: number
  readonly turn: number
  readonly key: string
}

/**
 * A model of `packages/web/src/sync`, over the same calls: the server's word of a player, and acts on top of it that wait to
 * be sent, in order.
 */
export const openReplica = async (player: TestPlayer, catalogue: Catalogue, clock: () => number) => {
  let confirmed: Player = { user: {} as User, tasks: {} }
  let version = 0
  let pending: readonly Pending[] = []

  const load = async (): Promise<void> => {
    const user = await player.user()
    version = user._v
    confirmed = {
      user: toUser(user),
      tasks: Object.fromEntries((await player.tasks()).map((task) => [task.id, toTask(task)])),
    }
    rebase()
  }
  const execute = (state: Player, name: CommandName, params: unknown, at: number): Player | undefined => {
    const row = commands[name] as unknown as Command<unknown, unknown>
    const result = executeCommand(catalogue)(row, { params, at })(state)
    return E.isLeft(result) ? undefined : result.right.state
  }
  /** Acts that the rules refuse on the newer state are taken back. */
  const rebase = (): void => {
    let state = confirmed
    pending = pending.flatMap((act) => {
      const after = execute(state, act.name, act.params, act.at)
      if (after === undefined) return []
      const { turn } = state.user
      state = after
      return [{ ...act, turn }]
    })
  }
  const optimistic = (): Player =>
    pending.reduce((state, { name, params, at }) => execute(state, name, params, at) ?? state, confirmed)

  const send = async (network: Network): Promise<void> => {
    const [head] = pending
    if (head === undefined || network === 'request lost') return
    const { method, path, body } = toCommandRequest(head.name as 'scoreTask', head.params as ParamsOf<'scoreTask'>)
    const headers = {
      [HEADERS.turn]: String(head.turn),
      [HEADERS.at]: String(head.at),
      [HEADERS.idempotencyKey]: head.key,
    }
    const answer = await player.call(method, path, { headers, ...(body === undefined ? {} : { body }) })
    if (network === 'answer lost') return
    const { key, changed, userV = 0 } = answer.body
    if (key === 'turnTaken' || key === 'turnAhead') return load()
    if (answer.status === 408) return
    pending = pending.slice(1)
    if (changed === undefined) return rebase()
    // what others did meanwhile is seen by the jump of the version, and loaded with the next look
    version += 1
    const removed = new Set<string>(changed.removed)
    const remaining = Object.entries<Task>(confirmed.tasks).filter(([id]) => !removed.has(id))
    const tasks = Object.fromEntries([...remaining, ...changed.tasks.map((task) => [task.id, toTask(task)] as const)])
    confirmed = { user: toUser(changed.user), tasks }
    if (userV <= version) version = userV
    rebase()
  }
  await load()
  return {
    /** Whether the rules let the player do it. */
    dispatch: <Name extends CommandName>(name: Name, params: ParamsOf<Name>): boolean => {
      const state = optimistic()
      const at = clock()
      if (execute(state, name, params, at) === undefined) return false
      pending = [...pending, { name, params, at, turn: state.user.turn, key: randomUUID() }]
      return true
    },
    send,
    waiting: () => pending.length,
    /** Loads the player only if the server has a later version, as the browser does. */
    refresh: async (): Promise<void> => {
      const { userV = 0 } = (await player.call('GET', '/user?userFields=_id')).body
      if (userV > version) await load()
    },
    shown: optimistic,
  }
}

export const toUser = ({ id: _id, _v, needsCron: _cron, ...user }: WireUser): User => {
  const { toNextLevel: _next, maxHealth: _health, maxMP: _mana, ...stats } = user.stats as User['stats'] & Computed
  return { ...user, stats }
}
type Computed = { readonly toNextLevel?: number; readonly maxHealth?: number; readonly maxMP?: number }

export const toTask = ({ id: _id, ...task }: WireTask): Task => task
