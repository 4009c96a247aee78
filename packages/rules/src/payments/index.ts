export { giveSubscription } from './give-subscription.ts'
export { payments } from './payments.ts'
export { paymentCommands } from './shared-commands.ts'
