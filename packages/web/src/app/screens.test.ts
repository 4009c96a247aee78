import type { User } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { guard, pathTo, type RouteName, ROUTES, type Viewer } from '../routes/index.ts'
import { screenOf } from './screens.tsx'
import { toViewer } from './to-viewer.ts'

const names = Object.keys(ROUTES) as ReadonlyArray<RouteName>
const PARAMS = {
  network: 'google',
  userId: 'u',
  tab: 'stats',
  groupId: 'g',
  challengeId: 'c',
  userIdentifier: 'i',
  redirect: 'stripe-success-checkout',
}
const staff = (...privileges: NonNullable<(Viewer & { type: 'player' })['user']>['privileges']): Viewer => ({
  type: 'player',
  userId: 'me',
  user: { privileges },
})
/** Viewers as the app makes them of a player. */
const signedIn = (user: Pick<User, 'permissions' | 'guilds' | 'party'>): Viewer =>
  toViewer({ apiId: 'me', apiToken: 'secret' }, user)
const { party } = aUser()
const inGroups = { permissions: {}, guilds: [PARAMS.groupId], party: { ...party, _id: 'p' } }

/** Without a page of staff. */
const IN_GROUPS: ReadonlyArray<readonly [string, Viewer]> = [
  ['a member of groups', signedIn(inGroups)],
  ['a leader of groups', signedIn({ ...inGroups, guilds: [...inGroups.guilds, 'led'] })],
  ['who looks after challenges', signedIn({ ...inGroups, permissions: { challengeAdmin: true } })],
  ['who makes codes', signedIn({ ...inGroups, permissions: { coupons: true } })],
]

const VIEWERS: ReadonlyArray<readonly [string, Viewer]> = [
  ['a visitor', { type: 'visitor' }],
  ['a player', { type: 'player', userId: 'me', user: { privileges: [] } }],
  ['support', staff('userSupport')],
  ['access control', staff('accessControl')],
  ['a moderator', staff('moderator')],
  ['a writer of news', staff('news')],
  ['full access', staff('fullAccess')],
  ...IN_GROUPS,
]

/** What members, leaders and those whose privilege has no page of staff open. */
const OF_PLAYERS = [
  'party',
  'guild',
  'groupPlan',
  'groupPlanTasks',
  'groupPlanInformation',
  'groupPlanBilling',
  'challenge',
  'promoCode',
] as const satisfies ReadonlyArray<RouteName>

/** Where an address leads in the end: the route that is shown. */
const shownTo = (viewer: Viewer, address: string): string => {
  let path = address
  for (let steps = 0; steps < 5; steps += 1) {
    const url = new URL(path, 'https://keep.example')
    const decision = guard({ path: url.pathname, search: url.search, hash: url.hash }, viewer)
    if (decision.type === 'show') return decision.route
    if (decision.type !== 'redirect') return decision.type
    path = decision.to
  }
  return 'a circle'
}

/** What else the guard may decide. */
const NO_ROUTE = new Set(['open', 'close', 'wait'])

describe('every route of the table', () => {
  it.each(VIEWERS)('leads %s to a screen, and never in a circle', (_, viewer) => {
    const ends = names.map((name) => shownTo(viewer, pathTo(name, PARAMS)))
    const lost = ends.filter((end) => !NO_ROUTE.has(end) && screenOf(end as RouteName) === screenOf('notFound'))
    expect(lost).toEqual(lost.filter((end) => end === 'notFound'))
    expect(ends).not.toContain('a circle')
  })

  it.each([
    ['userSupport', 'adminUser'],
    ['accessControl', 'blockers'],
    ['moderator', 'adminCases'],
    ['news', 'adminNews'],
  ] as const)('shows those with %s their page of staff, and no player', (privilege, name) => {
    expect(shownTo(staff(privilege), pathTo(name, PARAMS))).toBe(name)
    expect(shownTo(staff('fullAccess'), pathTo(name, PARAMS))).toBe(name)
    expect(shownTo(staff(), pathTo(name, PARAMS))).not.toBe(name)
    expect(shownTo({ type: 'visitor' }, pathTo(name, PARAMS))).not.toBe(name)
  })

  it.each(IN_GROUPS)('shows %s the pages of groups, challenges and codes, and none of staff', (_, viewer) => {
    expect(OF_PLAYERS.map((name) => shownTo(viewer, pathTo(name, PARAMS)))).toEqual(OF_PLAYERS)
    const ofStaff = names.filter((name) => ROUTES[name].access.type === 'privileged')
    expect(ofStaff.length).toBeGreaterThan(5)
    for (const name of ofStaff) expect(shownTo(viewer, pathTo(name, PARAMS))).not.toBe(name)
  })

  it('shows the page of any group to full access alone', () => {
    expect(shownTo(staff('fullAccess'), pathTo('adminGroup', PARAMS))).toBe('adminGroup')
    for (const [name, viewer] of VIEWERS.filter(([each]) => each !== 'full access'))
      expect([name, shownTo(viewer, pathTo('adminGroup', PARAMS))]).not.toContain('adminGroup')
  })
})
