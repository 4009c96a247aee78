import type { Catalogue } from '../src/catalogue/index.ts'
import type { CommandName } from '../src/commands.ts'
import type { Player } from '../src/model/index.ts'

/** What a chore sees: the player as they are now, the day of the year from 0, and chances that are the same each time. */
export type Turn = {
  readonly catalogue: Catalogue
  readonly day: number
  readonly player: Player
  readonly chance: (what: string) => number
}

/** The command that a chore sends next; nothing when there is nothing for it to do. */
export type NextCommand = readonly [CommandName, unknown] | undefined
export type Chore = (turn: Turn) => NextCommand
