export { getNotifications, getTag, getTags, getWebhooks } from './lists.ts'
export { inAppRewards, inventoryBuy } from './shops.ts'
export { getTask, getTasks } from './tasks.ts'
export { getUser } from './user.ts'
