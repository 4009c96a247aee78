import type { Player } from '@daykeep/rules/model'
import { NOON } from '@daykeep/rules/test-kit'
import type { Environment, GameRules, PendingCommand, SendResult, SyncServer, SyncState } from '../src/sync/index.ts'
import { serverModel } from './server-model.ts'

/** An environment whose clock and timers a test moves by hand. */
export const createFakeEnvironment = () => {
  let now = NOON
  const timers: Array<{ readonly delay: number; readonly run: () => void }> = []
  const scheduled: number[] = []
  const persisted: SyncState[] = []
  let ids = 0
  const environment: Environment = {
    now: () => now,
    newId: () => `id-${(ids += 1)}`,
    schedule: (delay, run) => {
      const timer = { delay, run }
      timers.push(timer)
      scheduled.push(delay)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    persist: (state) => void persisted.push(state),
  }
  return {
    environment,
    /** Every delay that was asked for, in milliseconds. */
    scheduled,
    timersRunning: () => timers.length,
    persisted,
    /** Fires the next timer. */
    elapse: () => {
      const timer = timers.shift()
      if (timer === undefined) throw new Error('no timer runs')
      now += timer.delay
      timer.run()
    },
  }
}

/** What happens to a request. */
type Behaviour =
  | 'normal'
  /** The request never arrives. */
  | 'lost'
  /** The request arrives, its response does not. */
  | 'responseLost'
  | 'signedOut'
  | 'refused'

/** A server with scripted failures: one behaviour a request, then normal ones. */
export const createFakeServer = (rules: GameRules, player: Player) => {
  const model = serverModel(rules, player)
  const commands: PendingCommand[] = []
  let loads = 0
  let seen = player.user.turn
  let script: Behaviour[] = []

  const respond = (command: PendingCommand): SendResult => {
    commands.push(command)
    const behaviour = script.shift() ?? 'normal'
    if (behaviour === 'lost') return { type: 'lost' }
    if (behaviour === 'signedOut') return { type: 'signedOut' }
    if (behaviour === 'refused') return { type: 'refused', reason: { type: 'server', message: 'No.', faults: [] } }
    const result = model.receive(command, command.at)
    if (result.type === 'answered') seen = result.changed.user.turn
    return behaviour === 'responseLost' ? { type: 'lost' } : result
  }

  const server: SyncServer = {
    send: async (command) => respond(command),
    load: async () => {
      loads += 1
      const behaviour = script.shift() ?? 'normal'
      if (behaviour === 'signedOut') return { type: 'signedOut' }
      seen = model.player().user.turn
      return behaviour === 'normal' ? { type: 'loaded', player: model.player() } : { type: 'lost' }
    },
    check: async () => (model.player().user.turn > seen ? 'newer' : 'same'),
    version: () => seen,
  }
  return {
    server,
    player: model.player,
    dispatchElsewhere: model.dispatchElsewhere,
    /** The commands that were sent, in order, repetitions included. */
    sent: commands,
    loads: () => loads,
    /** How the next requests go. */
    behave: (...behaviours: ReadonlyArray<Behaviour>) => {
      script = [...behaviours]
    },
  }
}
