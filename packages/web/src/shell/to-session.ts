import type { Session } from '../routes/index.ts'
import type { Credentials } from '../session/index.ts'

type Loaded = {
  readonly permissions: Readonly<Record<string, boolean>>
  /** Groups of the player that have a plan. */
  readonly groupPlans: readonly string[]
}

const PRIVILEGES = ['fullAccess', 'userSupport', 'accessControl'] as const

/** What the guard has to know, of the login and of the user once it has loaded. */
export const toSession = (credentials: Credentials | undefined, loaded: Loaded | undefined): Session => {
  if (credentials === undefined) return { type: 'visitor' }
  const player: Session = { type: 'player', userId: credentials.apiId }
  if (loaded === undefined) return player
  const { permissions, groupPlans } = loaded
  return { ...player, user: { privileges: PRIVILEGES.filter((name) => permissions[name] === true), groupPlans } }
}
