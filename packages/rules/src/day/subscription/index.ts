export { endSubscription } from './end-subscription.ts'
export { paySubscriber } from './pay-subscriber.ts'
export { renewGemCap } from './renew-gem-cap.ts'
