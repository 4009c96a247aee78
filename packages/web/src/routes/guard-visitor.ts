import { type GuardResult, show, type NavigationRequest } from './guard-types.ts'
import { type RouteParams, pathTo } from './match-route.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** The guard for visitors: public pages are shown, all others lead to login. */
export const guardVisitor = (name: RouteName, params: RouteParams, request: NavigationRequest): GuardResult => {
  if (name === 'tasks') return { type: 'redirect', to: pathTo('home') }
  if (ROUTES[name].access.type !== 'anyone') return toLogin(request)
  const withRedirect = name === 'register' ? withRedirectFromLogin(request) : undefined
  return withRedirect === undefined ? show(name, params) : { type: 'redirect', to: withRedirect }
}

const toLogin = ({ path, search, hash }: NavigationRequest): GuardResult => ({
  type: 'redirect',
  to: `${pathTo('login')}?${new URLSearchParams({ redirectTo: `${path}${search}${hash}` }).toString()}`,
})

const withRedirectFromLogin = ({ search, from }: NavigationRequest): string | undefined => {
  if (from?.path !== pathTo('login') || new URLSearchParams(search).has('redirectTo')) return undefined
  const redirectTo = new URLSearchParams(from.search).get('redirectTo')
  if (redirectTo === null) return undefined
  const query = new URLSearchParams(search)
  query.set('redirectTo', redirectTo)
  return `${pathTo('register')}?${query.toString()}`
}
