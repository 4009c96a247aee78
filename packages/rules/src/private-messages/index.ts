export { sendPrivateMessage } from './send-private-message.ts'
export { writePrivateMessage } from './write-private-message.ts'
export { privateMessageCommands } from './commands.ts'
export { sharedPrivateMessageCommands } from './shared-commands.ts'
