export type { Credentials } from './credentials.ts'
export { session, useCredentials } from './session.ts'
