import { notificationEndpoints } from './rows/notifications.ts'
import { tagEndpoints } from './rows/tags.ts'
import { taskEndpoints } from './rows/tasks.ts'
import { userEndpoints } from './rows/user.ts'
import { worldEndpoints } from './rows/world.ts'

/** The endpoints of the commands that a browser knows from the start (packages/rules/src/play-commands.ts). */
export const boardEndpoints = {
  ...userEndpoints,
  ...taskEndpoints,
  ...tagEndpoints,
  ...notificationEndpoints,
  ...worldEndpoints,
} as const
