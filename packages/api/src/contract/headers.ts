/** The request headers that the API reads, in lower case. docs/reference/api.md 1.2. */
export const HEADERS = {
  user: 'x-api-user',
  key: 'x-api-key',
  client: 'x-client',
  /** Minutes west of UTC: UTC+2 is -120. */
  timezoneOffset: 'x-user-timezoneoffset',
  /** The turn of the command. */
  turn: 'x-daykeep-turn',
  /** When the player acted, in milliseconds since 1970. */
  at: 'x-daykeep-at',
  /** A random UUID of the act: a retry sends it again, another act never does. */
  idempotencyKey: 'idempotency-key',
  /** `new`: of the player's acts, the response holds those that the command added. */
  acts: 'x-daykeep-acts',
  /** The position where a stream of events was interrupted. */
  lastEventId: 'last-event-id',
} as const

/** The client name of our web app. */
export const WEB_CLIENT = 'daykeep-web'

/** v4 is for current clients, v3 for third-party ones. */
export const PREFIXES = { v3: '/api/v3', v4: '/api/v4' } as const
