import { dayCommands } from './day/index.ts'
import { deathCommands } from './death/index.ts'
import { playerCommands } from './player/index.ts'
import { scoringCommands } from './scoring/index.ts'
import { statsCommands } from './stats/index.ts'
import { tagCommands } from './tags/index.ts'
import { taskCommands } from './tasks/index.ts'

/** The commands that a browser knows from the start: those of the board of tasks. The others come after the first screen, `late-commands.ts`. */
export const playCommands = {
  ...dayCommands,
  ...deathCommands,
  ...taskCommands,
  ...tagCommands,
  ...playerCommands,
  ...scoringCommands,
  ...statsCommands,
} as const
