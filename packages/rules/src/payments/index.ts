export { giveSubscription } from './give-subscription.ts'
export { petForSale } from './pet-for-sale.ts'
export { payments } from './payments.ts'
export { paymentCommands } from './shared-commands.ts'
