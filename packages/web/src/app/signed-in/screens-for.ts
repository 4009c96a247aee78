import { type RouteName, ROUTES } from '../../routes/index.ts'

/** Opened over any screen. */
const OVERLAYS: ReadonlyArray<RouteName> = ['ownProfile', 'ownStats', 'ownAchievements']

/** Pages for everybody that a player may look for. */
const PUBLIC: ReadonlyArray<RouteName> = ['faq', 'overview', 'news', 'guidelines', 'contact', 'logout']

/** The checkout for trying things out is reached from a payment only. */
const UNLISTED: ReadonlyArray<RouteName> = ['localCheckout']

/** The screens that a player with these privileges may open by name, those that need no id. */
export const screensFor = (privileges: ReadonlyArray<string>): ReadonlyArray<RouteName> =>
  (Object.keys(ROUTES) as ReadonlyArray<RouteName>).filter((name) => {
    const { access, path } = ROUTES[name]
    if (OVERLAYS.includes(name) || PUBLIC.includes(name)) return true
    if (path.includes(':') || access.type === 'anyone' || UNLISTED.includes(name)) return false
    if (access.type === 'player') return true
    return privileges.some((each) => each === 'fullAccess' || (access.anyOf as ReadonlyArray<string>).includes(each))
  })
