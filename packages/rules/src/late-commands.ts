import { severalTasksCommands } from './tasks/index.ts'
import { undoCommands } from './undo/index.ts'
import { webhookCommands } from './webhooks/index.ts'

export { recordAct } from './undo/index.ts'

/** The commands that come to a browser after the first screen. */
export const lateCommands = { ...severalTasksCommands, ...undoCommands, ...webhookCommands } as const
