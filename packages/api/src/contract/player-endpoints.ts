import { classEndpoints } from './rows/classes.ts'
import { inventoryEndpoints } from './rows/inventory.ts'
import { notificationEndpoints } from './rows/notifications.ts'
import { shopEndpoints } from './rows/shops.ts'
import { socialEndpoints } from './rows/social.ts'
import { tagEndpoints } from './rows/tags.ts'
import { taskEndpoints } from './rows/tasks.ts'
import { userEndpoints } from './rows/user.ts'
import { webhookEndpoints } from './rows/webhooks.ts'
import { worldEndpoints } from './rows/world.ts'

/**
 * The endpoints of a player's own documents and of the commands that browsers run. Apart from the others, so that a browser plays before
 * it has loaded what players share.
 */
export const playerEndpoints = {
  ...userEndpoints,
  ...classEndpoints,
  ...inventoryEndpoints,
  ...shopEndpoints,
  ...socialEndpoints,
  ...taskEndpoints,
  ...tagEndpoints,
  ...notificationEndpoints,
  ...webhookEndpoints,
  ...worldEndpoints,
} as const
