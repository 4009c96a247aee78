import { type GuardResult, type PlayerViewer, show, type NavigationRequest } from './guard-types.ts'
import { type RouteParams, pathTo } from './match-route.ts'
import type { OpenRequest } from './route.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** The guard for players: checks privileges, and opens profiles over the current page. The screen of a guild leads to its plan. */
export const guardPlayer = (
  name: RouteName,
  params: RouteParams,
  request: NavigationRequest,
  viewer: PlayerViewer,
): GuardResult => {
  const { access: who } = ROUTES[name]
  if (who.type === 'privileged') {
    if (viewer.user === undefined) return { type: 'wait' }
    const { privileges } = viewer.user
    const isAllowed = privileges.some((each) => each === 'fullAccess' || who.anyOf.includes(each))
    return isAllowed ? show(name, params) : { type: 'redirect', to: pathTo('tasks') }
  }
  const profile = profileOf(name, params, viewer)
  if (profile !== undefined) return openProfile(profile, request)
  // the link of a group invites whoever plays already; the page of parties follows it
  if (name === 'login' || name === 'register')
    return {
      type: 'redirect',
      to: request.search.includes('groupInvite=') ? pathTo('party') + request.search : pathTo('tasks'),
    }
  const opensGems = name === 'tasks' && new URLSearchParams(request.search).get('openGemsModal') === 'true'
  return opensGems ? { type: 'show', route: name, params, opens: { type: 'gems' } } : show(name, params)
}

const openProfile = (opens: OpenRequest, { from }: NavigationRequest): GuardResult =>
  from === undefined ? { type: 'redirect', to: pathTo('tasks'), opens } : { type: 'open', opens }

const profileOf = (name: RouteName, params: RouteParams, { userId }: PlayerViewer): OpenRequest | undefined => {
  if (name === 'ownProfile') return { type: 'profile', userId, tab: 'profile' }
  if (name === 'ownStats') return { type: 'profile', userId, tab: 'stats' }
  if (name === 'ownAchievements') return { type: 'profile', userId, tab: 'achievements' }
  if (name !== 'profile' && name !== 'profileTab') return undefined
  const tab = params['tab'] === 'stats' || params['tab'] === 'achievements' ? params['tab'] : 'profile'
  return { type: 'profile', userId: params['userId'] ?? userId, tab }
}
