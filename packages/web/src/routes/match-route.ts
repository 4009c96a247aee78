import { generatePath, matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { ALIASES, type RouteName, ROUTES } from './route-table.ts'

export type RouteParams = Readonly<Record<string, string>>

type RouteMatch = { readonly name: RouteName; readonly params: RouteParams }

/** The route of a path, with its parameters decoded. React Router ranks fixed segments before parameters. */
export const matchRoute = (path: string): RouteMatch | undefined => {
  const [match] = matchRoutes(ROUTE_OBJECTS, { pathname: withoutEmptySegments(path) }) ?? []
  if (match === undefined) return undefined
  return { name: match.route.id as RouteName, params: match.params as RouteParams }
}

const ROUTE_OBJECTS: RouteObject[] = Object.entries(ROUTES).map(([id, { path }]) => ({ id, path, caseSensitive: true }))

const withoutEmptySegments = (path: string): string => path.replaceAll(/\/{2,}/g, '/')

/** Where an old path, or the path of a whole section, redirects to. */
export const resolveAlias = (path: string): string | undefined =>
  ALIASES.find((alias) => matchPath({ path: alias.path, caseSensitive: true }, withoutEmptySegments(path)))?.to

/** The path of a route with its parameters filled in and encoded. */
export const pathTo = (name: RouteName, params: RouteParams = {}): string => generatePath(ROUTES[name].path, params)
