import { ALIASES, type RouteName, ROUTES } from './route-table.ts'

export type Params = Readonly<Record<string, string>>

/** The route that a path names, with its parameters; `undefined` for a path that names none. */
export const routeAt = (path: string): { readonly name: RouteName; readonly params: Params } | undefined => {
  const here = segments(path)
  for (const name of NAMES) {
    const params = match(segments(ROUTES[name].path), here)
    if (params !== undefined) return { name, params }
  }
  return undefined
}

/** Where an old path or a roof leads. */
export const aliasAt = (path: string): string | undefined =>
  ALIASES.find((alias) => match(segments(alias.path), segments(path)) !== undefined)?.to

/** The address of a route, with its parameters put in. */
export const pathTo = (name: RouteName, params: Params = {}): string =>
  ROUTES[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))

const segments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const match = (pattern: readonly string[], path: readonly string[]): Params | undefined => {
  if (pattern.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const given = path[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(given)
    else if (part !== given) return undefined
  }
  return params
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const variables = (path: string): number => path.split(':').length

/** Paths without parameters first, so that `/challenges/findChallenges` is no challenge. */
const NAMES = (Object.keys(ROUTES) as RouteName[]).toSorted(
  (a, b) => variables(ROUTES[a].path) - variables(ROUTES[b].path),
)
