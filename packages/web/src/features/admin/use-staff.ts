import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'

/** What the reader may do. */
export const usePermissions = () => usePlayer(({ user }) => user.permissions)

/** What the address names: a player or a group. */
export const useRouteParam = (name: 'userIdentifier' | 'groupId'): string => {
  const { pathname } = useLocation()
  return matchRoute(pathname)?.params[name] ?? ''
}
