import type { Command } from './command.ts'
import { lateCommands } from './late-commands.ts'
import { playCommands } from './play-commands.ts'
import { restoreCommands } from './restore/index.ts'

/** All commands of a player on their own documents, by name. API and web execute rows of this table only. */
export const commands = { ...playCommands, ...lateCommands, ...restoreCommands } as const

export type CommandName = keyof typeof commands

type RowParams<Row> = Row extends Command<infer Params, infer _Report> ? Params : never
type RowReport<Row> = Row extends Command<infer _Params, infer Report> ? Report : never

export type ParamsOf<Name extends CommandName> = RowParams<(typeof commands)[Name]>
export type ReportOf<Name extends CommandName> = RowReport<(typeof commands)[Name]>
