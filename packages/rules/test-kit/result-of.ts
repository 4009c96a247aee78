import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../src/command.ts'
import { type CommandName, commands } from '../src/commands.ts'
import { decodeParams } from '../src/decode-params.ts'
import type { Instant } from '../src/kernel/index.ts'
import type { Player, Task, User } from '../src/model/index.ts'
import { executeCommand } from '../src/execute/index.ts'
import { loadCatalogue } from './catalogue.ts'
import { aPlayer, aUser, type DeepPartial, NOON } from './user.ts'

const catalogue = loadCatalogue()

type Circumstances = { readonly tasks?: ReadonlyArray<Task>; readonly at?: Instant }

/** What a command of the real game makes of a player who owns this, read by `told`; or the key that it is refused with. */
export const resultOf = <A>(
  [command, params]: readonly [CommandName, object],
  owns: DeepPartial<User>,
  read: (after: Player) => A,
  { tasks = [], at = NOON }: Circumstances = {},
): A | string => {
  const row = commands[command] as unknown as Command<unknown>
  const decoded = decodeParams(row)(params)
  if (E.isLeft(decoded)) return decoded.left.key
  const result = executeCommand(catalogue)(row, { params: decoded.right, at })(aPlayer(aUser(owns), tasks))
  return E.isLeft(result) ? result.left.key : read(result.right.state)
}
