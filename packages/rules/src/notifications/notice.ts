import type { Notification } from '../model/index.ts'

/** A notification before it has an id. `replaces`: older ones of its type that it takes the place of. */
export type Notice = {
  readonly type: string
  readonly data: Notification['data']
  readonly replaces?: (older: Notification) => boolean
}
