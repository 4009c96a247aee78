export { gainGems } from './gain-gems.ts'
export { LONGEST_GIFT_MESSAGE, sendGems } from './send-gems.ts'
export { giftCommands } from './shared-commands.ts'
