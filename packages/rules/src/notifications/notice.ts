import type { Notification } from '../model/index.ts'

/** A notification before it has an id. `replaces`: older ones of its type that it takes the place of. `seen`: from the start. */
export type Notice = {
  readonly type: string
  readonly data: Notification['data']
  readonly seen?: boolean
  readonly replaces?: (older: Notification) => boolean
}
