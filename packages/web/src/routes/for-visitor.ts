import { type Decision, show, type Wanted } from './decision.ts'
import { type Params, pathTo } from './match-path.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** What a visitor gets to see: the open pages, and login before all others. */
export const forVisitor = (name: RouteName, params: Params, wanted: Wanted): Decision => {
  if (name === 'tasks' && wanted.search === '') return { type: 'redirect', to: pathTo('home') }
  if (ROUTES[name].who.type !== 'anyone') return toLogin(wanted)
  const carried = name === 'register' ? redirectCarriedFromLogin(wanted) : undefined
  return carried === undefined ? show(name, params) : { type: 'redirect', to: carried }
}

const toLogin = ({ path, search, hash }: Wanted): Decision => ({
  type: 'redirect',
  to: `${pathTo('login')}?${new URLSearchParams({ redirectTo: `${path}${search}${hash}` }).toString()}`,
})

const redirectCarriedFromLogin = ({ search, from }: Wanted): string | undefined => {
  if (from?.path !== pathTo('login') || new URLSearchParams(search).has('redirectTo')) return undefined
  const redirectTo = new URLSearchParams(from.search).get('redirectTo')
  if (redirectTo === null) return undefined
  const query = new URLSearchParams(search)
  query.set('redirectTo', redirectTo)
  return `${pathTo('register')}?${query.toString()}`
}
