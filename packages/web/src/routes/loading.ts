import type { Viewer } from './guard-types.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/**
 * Whether the loading overlay covers the page: until the user has loaded, but never on public pages or for visitors.
 * docs/reference/application.md 2.
 */
export const isCoveredByLoading = (route: RouteName, viewer: Viewer): boolean =>
  viewer.type === 'player' && viewer.user === undefined && ROUTES[route].access.type !== 'anyone'
