import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../src/command.ts'
import { type CommandName, commands } from '../src/commands.ts'
import type { Instant } from '../src/kernel/index.ts'
import type { Player, Task, User } from '../src/model/index.ts'
import { play } from '../src/turn/index.ts'
import { loadCatalogue } from './catalogue.ts'
import { aPlayer, aUser, type DeepPartial, NOON } from './user.ts'

const catalogue = loadCatalogue()

type Given = { readonly tasks?: ReadonlyArray<Task>; readonly at?: Instant }

/** What a command of the real game makes of a player who owns this, read by `told`; or the key that it is refused with. */
export const acted = <A>(
  [command, params]: readonly [CommandName, object],
  owns: DeepPartial<User>,
  told: (after: Player) => A,
  { tasks = [], at = NOON }: Given = {},
): A | string => {
  const row = commands[command] as unknown as Command<unknown>
  const answer = play(catalogue)(row, { params, at })(aPlayer(aUser(owns), tasks))
  return E.isLeft(answer) ? answer.left.key : told(answer.right.state)
}
