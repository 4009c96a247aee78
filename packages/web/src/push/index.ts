export { type BrowserPush, browserPush, type PushState } from './browser-push.ts'
export { onOpenRequest } from './on-open-request.ts'
export { useNameZone } from './use-name-zone.ts'
export { followSubscription, forgetSubscription, isSubscribed, noteSubscription } from './own-subscription.ts'
