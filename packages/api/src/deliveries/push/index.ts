export { shortened, wantsPush } from './message-rules.ts'
export { postPush, type PushFailure } from './post-push.ts'
export {
  forgetSubscription,
  type PushSubscription,
  subscriptionId,
  subscriptionsByPlayer,
  subscriptionsOf,
} from './subscription.ts'
export { vapidKeys } from './vapid-keys.ts'
