/** The headers of a request that mean something to the API, in lower case. Reference, api 1.2. */
export const HEADERS = {
  user: 'x-api-user',
  key: 'x-api-key',
  client: 'x-client',
  /** Minutes west of UTC: UTC+2 is -120. */
  timezoneOffset: 'x-user-timezoneoffset',
  /** The turn of the player that a command takes. */
  turn: 'x-daykeep-turn',
  /** When the player acted, in milliseconds since 1970. */
  at: 'x-daykeep-at',
} as const

/** What our own web app calls itself. */
export const WEB_CLIENT = 'daykeep-web'

/** What every client of today speaks, and what the tools of the ecosystem speak. */
export const PREFIXES = { v3: '/api/v3', v4: '/api/v4' } as const
