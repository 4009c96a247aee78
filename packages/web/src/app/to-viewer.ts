import type { PaymentPurpose, Viewer } from '../routes/index.ts'
import type { Credentials } from '../session/index.ts'

type Loaded = { readonly permissions: Readonly<Record<string, boolean>> }

const PRIVILEGES = ['fullAccess', 'userSupport', 'accessControl', 'moderator', 'news'] as const

/** The viewer for the guard, from the login and from the user once it has loaded. */
export const toViewer = (
  credentials: Credentials | undefined,
  loaded: Loaded | undefined,
  payment?: PaymentPurpose,
): Viewer => {
  if (credentials === undefined) return { type: 'visitor' }
  const player: Viewer = {
    type: 'player',
    userId: credentials.apiId,
    ...(payment === undefined ? {} : { payment }),
  }
  if (loaded === undefined) return player
  return { ...player, user: { privileges: privilegesOf(loaded.permissions) } }
}

/** The privileges of a player that open pages of staff. */
export const privilegesOf = (permissions: Loaded['permissions']) =>
  PRIVILEGES.filter((name) => permissions[name] === true)
