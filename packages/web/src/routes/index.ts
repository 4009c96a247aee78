export { afterLogin } from './after-login.ts'
export type { GuardResult, Viewer, NavigationRequest } from './guard-types.ts'
export { guard } from './guard.ts'
export { isCoveredByLoading } from './loading.ts'
export { pathTo, matchRoute } from './match-route.ts'
export type { OpenRequest } from './route.ts'
export { pageTitle, PRODUCT } from './page-title.ts'

export { type RouteName, ROUTES } from './route-table.ts'
