import type { Session } from './decision.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/**
 * Whether the overlay covers the page: until the user has loaded, but never on static pages and for visitors.
 * Application specification, section 2.
 */
export const isCovered = (route: RouteName, session: Session): boolean =>
  session.type === 'player' && session.user === undefined && ROUTES[route].who.type !== 'anyone'
