import { classCommands } from './classes/index.ts'
import { playerCommands } from './player/index.ts'
import { tagCommands } from './tags/index.ts'
import { taskCommands } from './tasks/index.ts'
import { dayCommands } from './day/index.ts'
import { deathCommands } from './death/index.ts'
import { inventoryCommands } from './inventory/index.ts'
import { rebirthCommands } from './rebirth/index.ts'
import { shopCommands } from './shops/index.ts'
import { scoringCommands } from './scoring/index.ts'
import { statsCommands } from './stats/index.ts'
import { challengeCommands } from './challenges/index.ts'
import { chatCommands } from './chat/index.ts'
import { invitationCommands } from './invitations/index.ts'
import { privateMessageCommands } from './private-messages/index.ts'
import { skillCommands } from './skills/index.ts'

/** The commands that a browser knows from the start: all but editing several tasks, undoing and webhooks, which come after the first screen. */
export const playCommands = {
  ...dayCommands,
  ...deathCommands,
  ...taskCommands,
  ...tagCommands,
  ...playerCommands,
  ...inventoryCommands,
  ...shopCommands,
  ...scoringCommands,
  ...statsCommands,
  ...chatCommands,
  ...challengeCommands,
  ...invitationCommands,
  ...privateMessageCommands,
  ...classCommands,
  ...skillCommands,
  ...rebirthCommands,
} as const
