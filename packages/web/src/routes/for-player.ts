import { type Decision, type PlayerSession, show, type Wanted } from './decision.ts'
import { type Params, pathTo } from './match-path.ts'
import type { Opens } from './route.ts'
import { type RouteName, ROUTES } from './route-table.ts'

/** What a player gets to see: all but what needs a privilege, and profiles over the page. */
export const forPlayer = (name: RouteName, params: Params, wanted: Wanted, session: PlayerSession): Decision => {
  const { who } = ROUTES[name]
  if (who.type === 'privileged') {
    if (session.user === undefined) return { type: 'wait' }
    const { privileges } = session.user
    const may = privileges.some((each) => each === 'fullAccess' || who.anyOf.includes(each))
    return may ? show(name, params) : { type: 'redirect', to: pathTo('tasks') }
  }
  const profile = profileOf(name, params, session)
  if (profile !== undefined) return openProfile(profile, wanted)
  if (name === 'login' || name === 'register') return { type: 'redirect', to: pathTo('tasks') }
  if (name === 'guild') return guildOrPlan(params, session)
  const opensGems = name === 'tasks' && new URLSearchParams(wanted.search).get('openGemsModal') === 'true'
  return opensGems ? { type: 'show', route: name, params, opens: { type: 'gems' } } : show(name, params)
}

const guildOrPlan = (params: Params, { user }: PlayerSession): Decision => {
  if (user === undefined) return { type: 'wait' }
  const groupId = params['groupId'] ?? ''
  if (!user.groupPlans.includes(groupId)) return show('guild', params)
  return { type: 'redirect', to: pathTo('groupPlanInformation', { groupId }) }
}

const openProfile = (opens: Opens, { from }: Wanted): Decision =>
  from === undefined ? { type: 'redirect', to: pathTo('tasks'), opens } : { type: 'open', opens }

const profileOf = (name: RouteName, params: Params, { userId }: PlayerSession): Opens | undefined => {
  if (name === 'ownProfile') return { type: 'profile', userId, tab: 'profile' }
  if (name === 'ownStats') return { type: 'profile', userId, tab: 'stats' }
  if (name === 'ownAchievements') return { type: 'profile', userId, tab: 'achievements' }
  if (name !== 'profile' && name !== 'profileTab') return undefined
  const tab = params['tab'] === 'stats' || params['tab'] === 'achievements' ? params['tab'] : 'profile'
  return { type: 'profile', userId: params['userId'] ?? userId, tab }
}
