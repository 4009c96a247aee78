import { classEndpoints } from './rows/classes.ts'
import { inventoryEndpoints } from './rows/inventory.ts'
import { shopEndpoints } from './rows/shops.ts'
import { socialEndpoints } from './rows/social.ts'
import { webhookEndpoints } from './rows/webhooks.ts'

/** The endpoints of the commands that come to a browser after the first screen (packages/rules/src/late-commands.ts). */
export const lateEndpoints = {
  ...classEndpoints,
  ...inventoryEndpoints,
  ...shopEndpoints,
  ...socialEndpoints,
  ...webhookEndpoints,
} as const
