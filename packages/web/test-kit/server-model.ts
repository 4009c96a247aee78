import { dequal } from 'dequal/lite'
import * as E from 'fp-ts/lib/Either.js'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { play } from '@daykeep/rules/turn'
import type { Changed, Game, Pending } from '../src/player/queue.ts'
import type { Sent } from '../src/player/store.ts'

type Entry = { readonly name: string; readonly params: unknown; readonly said: Instant; readonly changed: Changed }

/** The server as the queue's laws need it: the documents, the journal of turns, and the instants it believes. */
export const serverModel = (game: Game, first: Player) => {
  let player = first
  const journal = new Map<number, Entry>()

  const believed = (at: Instant, clock: Instant): Instant => {
    const earliest = Math.max(fromIso(player.user.lastCommand), fromIso(player.user.lastCron))
    return Math.max(earliest, Math.min(at, clock))
  }

  const accept = (name: string, params: unknown, said: Instant, clock: Instant): Sent => {
    const at = believed(said, clock)
    const command = game.table[name]
    if (command === undefined) throw new Error(`no command is called ${name}`)
    const answer = play(game.catalogue)(command, { params, at })(player)
    if (E.isLeft(answer)) return { type: 'refused', reason: { type: 'rule', error: answer.left } }
    const changed = changedBetween(player, answer.right.state)
    journal.set(player.user.turn, { name, params, said, changed })
    player = answer.right.state
    return { type: 'answered', changed, othersChanged: false }
  }

  return {
    player: () => player,
    receive: ({ turn, name, params, at }: Pending, clock: Instant): Sent => {
      const entry = journal.get(turn)
      if (entry !== undefined)
        return entry.name === name && entry.said === at && dequal(entry.params, params)
          ? { type: 'answered', changed: entry.changed, othersChanged: false }
          : { type: 'turnTaken' }
      return turn === player.user.turn ? accept(name, params, at, clock) : { type: 'turnTaken' }
    },
    /** Another device of the same player acts. */
    actElsewhere: (name: string, params: unknown, clock: Instant): void => {
      accept(name, params, clock, clock)
    },
  }
}

const changedBetween = (before: Player, after: Player): Changed => {
  const was: Readonly<Record<string, Task>> = before.tasks
  const is: Readonly<Record<string, Task>> = after.tasks
  return {
    user: after.user,
    tasks: Object.values<Task>(after.tasks).filter((task) => was[task._id] !== task),
    removed: Object.values<Task>(before.tasks)
      .map(({ _id }) => _id)
      .filter((id) => is[id] === undefined),
  }
}
