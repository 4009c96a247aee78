import type { Notification } from '../model/index.ts'

/**
 * A notification without an id. `replaces` selects older ones of its type to remove, `isSaidBy` those that say the same and
 * make it needless. `seen`: already marked as seen.
 */
export type NewNotification = {
  readonly type: string
  readonly data: Notification['data']
  readonly seen?: boolean
  readonly replaces?: (older: Notification) => boolean
  readonly isSaidBy?: (older: Notification) => boolean
}
