import type { Command } from './command.ts'
import { classCommands } from './classes/commands.ts'
import { playerCommands } from './player/commands.ts'
import { tagCommands } from './tags/commands.ts'
import { taskCommands } from './tasks/commands.ts'
import { dayCommands } from './day/commands.ts'
import { deathCommands } from './death/commands.ts'
import { inventoryCommands } from './inventory/commands.ts'
import { rebirthCommands } from './rebirth/commands.ts'
import { shopCommands } from './shops/commands.ts'
import { scoringCommands } from './scoring/commands.ts'
import { statsCommands } from './stats/commands.ts'
import { socialCommands } from './social/commands.ts'
import { webhookCommands } from './webhooks/commands.ts'

/**
 * Every act of a player, by name: both shells run this table and nothing else.
 * A concept adds its rows in its own `commands.ts`.
 */
export const commands = {
  ...dayCommands,
  ...deathCommands,
  ...taskCommands,
  ...tagCommands,
  ...playerCommands,
  ...inventoryCommands,
  ...shopCommands,
  ...scoringCommands,
  ...statsCommands,
  ...socialCommands,
  ...webhookCommands,
  ...classCommands,
  ...rebirthCommands,
} as const

export type CommandName = keyof typeof commands

export type ParamsOf<Row> = Row extends Command<infer Params, infer _Report> ? Params : never
export type ReportOf<Row> = Row extends Command<infer _Params, infer Report> ? Report : never
