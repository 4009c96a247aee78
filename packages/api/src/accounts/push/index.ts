export { addPushSubscription, pushSubscriptions, removePushSubscription, tryPushSubscription } from './handlers.ts'
