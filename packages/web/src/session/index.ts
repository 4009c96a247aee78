export type { Credentials } from './credentials.ts'
export { expireSession, onSessionExpired } from './expire-session.ts'
export { session, useCredentials } from './session.ts'
