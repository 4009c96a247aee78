import { challengeCommands } from './challenges/index.ts'
import { chatCommands } from './chat/index.ts'
import { classCommands } from './classes/index.ts'
import { inventoryCommands } from './inventory/index.ts'
import { invitationCommands } from './invitations/index.ts'
import { privateMessageCommands } from './private-messages/index.ts'
import { rebirthCommands } from './rebirth/index.ts'
import { shopCommands } from './shops/index.ts'
import { skillCommands } from './skills/index.ts'
import { severalTasksCommands } from './tasks/index.ts'
import { undoCommands } from './undo/index.ts'
import { webhookCommands } from './webhooks/index.ts'

export { recordAct } from './undo/index.ts'

/** The commands that come to a browser after the first screen. */
export const lateCommands = {
  ...inventoryCommands,
  ...shopCommands,
  ...chatCommands,
  ...challengeCommands,
  ...invitationCommands,
  ...privateMessageCommands,
  ...classCommands,
  ...skillCommands,
  ...rebirthCommands,
  ...severalTasksCommands,
  ...undoCommands,
  ...webhookCommands,
} as const
