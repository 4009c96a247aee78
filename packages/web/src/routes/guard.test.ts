import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterLogin } from './after-login.ts'
import type { Viewer, NavigationRequest } from './guard-types.ts'
import { guard } from './guard.ts'
import { isCoveredByLoading } from './loading.ts'
import { pathTo, matchRoute } from './match-route.ts'
import type { PaymentPurpose } from './payment-return.ts'
import { type RouteName, ROUTES } from './route-table.ts'

const visitor: Viewer = { type: 'visitor' }
const booting: Viewer = { type: 'player', userId: 'me' }
const player = (...privileges: NonNullable<(Viewer & { type: 'player' })['user']>['privileges']): Viewer => ({
  ...booting,
  user: { privileges },
})
const paying = (payment: PaymentPurpose): Viewer => ({ ...booting, payment })

const at = (address: string, from?: string): NavigationRequest => {
  const { pathname, search, hash } = new URL(address, 'https://keep.example')
  const previous = from === undefined ? undefined : new URL(from, 'https://keep.example')
  return {
    path: pathname,
    search,
    hash,
    ...(previous && { from: { path: previous.pathname, search: previous.search } }),
  }
}
const redirect = (to: string, rest = {}) => ({ type: 'redirect', to, ...rest })
const showing = (route: RouteName, params = {}) => ({ type: 'show', route, params })
const names = Object.keys(ROUTES) as RouteName[]
const example = (name: RouteName) =>
  pathTo(name, {
    network: 'google',
    userId: 'u',
    tab: 'stats',
    groupId: 'g',
    challengeId: 'c',
    userIdentifier: 'i',
    redirect: 'r',
  })

describe('the route table', () => {
  it.each(names)('finds %s at its own path', (name) => expect(matchRoute(example(name))?.name).toBe(name))

  it('gives back the parameters of a path', () => {
    const law = fc.property(fc.string({ minLength: 1 }), (userId) => {
      fc.pre(userId !== '.' && userId !== '..')
      expect(matchRoute(pathTo('profile', { userId }))).toEqual({ name: 'profile', params: { userId } })
    })
    fc.assert(law, { examples: [['a/b'], ['%'], ['ü ?#']] })
  })
})

describe('the guard, before a visitor', () => {
  it.each(['/', '/?openGemsModal=true', '/?utm_source=x#y'])('leads from %s to home', (address) =>
    expect(guard(at(address), visitor)).toEqual(redirect('/static/home')),
  )

  it.each([
    ['/party', '/login?redirectTo=%2Fparty'],
    ['/challenges/abc?tab=1#x', '/login?redirectTo=%2Fchallenges%2Fabc%3Ftab%3D1%23x'],
    ['/admin/panel', '/login?redirectTo=%2Fadmin%2Fpanel'],
    ['/profile/abc', '/login?redirectTo=%2Fprofile%2Fabc'],
  ])('leads from %s to login, and remembers it', (address, to) => {
    expect(guard(at(address), visitor)).toEqual(redirect(to))
  })

  it.each(names.filter((name) => ROUTES[name].access.type === 'anyone' && name !== 'paymentReturn'))(
    'shows %s without login',
    (name) =>
      expect(guard(at(example(name)), visitor)).toEqual(
        showing(name, name === 'signInRedirect' ? { network: 'google' } : {}),
      ),
  )

  it.each(names.filter((name) => ROUTES[name].access.type !== 'anyone' && name !== 'tasks'))(
    'asks for login before %s',
    (name) => expect(guard(at(example(name)), visitor)).toMatchObject({ to: expect.stringMatching(/^\/login\?/) }),
  )

  it('keeps on register what login had been asked to lead to', () => {
    expect(guard(at('/register', '/login?redirectTo=%2Fparty'), visitor)).toEqual(
      redirect('/register?redirectTo=%2Fparty'),
    )
    expect(guard(at('/register?redirectTo=%2Fparty', '/login?redirectTo=%2Fparty'), visitor)).toEqual(
      showing('register'),
    )
    expect(guard(at('/register', '/login'), visitor)).toEqual(showing('register'))
  })
})

describe('the guard, before a player', () => {
  it('leads from the link of a group to the page that follows it', () => {
    expect(guard(at('/register?groupInvite=token'), booting)).toEqual(redirect('/party?groupInvite=token'))
  })
  it.each(['/login', '/register', '/login?redirectTo=%2Fparty'])('leads from %s to tasks', (address) => {
    expect(guard(at(address), player())).toEqual(redirect('/'))
  })

  it.each(
    names.filter((name) => ROUTES[name].access.type === 'player' && !/profile|ownStats|ownAch|guild/i.test(name)),
  )('shows %s', (name) => expect(guard(at(example(name)), player())).toMatchObject({ type: 'show', route: name }))

  it('loads the user before it judges privileges', () => {
    expect(guard(at('/admin'), booting)).toEqual({ type: 'wait' })
  })

  it.each([
    ['/admin', 'userSupport', true],
    ['/admin', 'accessControl', true],
    ['/admin/panel', 'userSupport', true],
    ['/admin/panel', 'accessControl', false],
    ['/admin/panel/search/x', 'userSupport', true],
    ['/admin/panel/x', 'accessControl', false],
    ['/admin/blockers', 'accessControl', true],
    ['/admin/blockers', 'userSupport', false],
    ['/user/settings/transactions', 'userSupport', true],
    ['/user/settings/transactions', 'accessControl', false],
    ['/admin/blockers', 'fullAccess', true],
    ['/user/settings/transactions', 'fullAccess', true],
  ] as const)('%s with %s: %s', (address, privilege, may) => {
    const decision = guard(at(address), player(privilege))
    expect(decision.type === 'show').toBe(may)
    if (!may) expect(decision).toEqual(redirect('/'))
  })

  it('leads those without any privilege to tasks', () => expect(guard(at('/admin'), player())).toEqual(redirect('/')))

  it.each([
    ['/profile/u', 'u', 'profile'],
    ['/profile/u/stats', 'u', 'stats'],
    ['/profile/u/nonsense', 'u', 'profile'],
    ['/user/profile', 'me', 'profile'],
    ['/user/stats', 'me', 'stats'],
    ['/user/achievements', 'me', 'achievements'],
  ])('opens %s over the page, and over tasks on the first load', (address, userId, tab) => {
    const opens = { type: 'profile', userId, tab }
    expect(guard(at(address, '/party'), player())).toEqual({ type: 'open', opens })
    expect(guard(at(address), player())).toEqual(redirect('/', { opens }))
  })

  it('opens the gems over tasks when asked to', () => {
    expect(guard(at('/?openGemsModal=true'), player())).toEqual({ ...showing('tasks'), opens: { type: 'gems' } })
    expect(guard(at('/?openGemsModal=no'), player())).toEqual(showing('tasks'))
  })
})

describe('the guard, before everybody', () => {
  it.each([
    ['/#/options/groups/guilds/g1', '/groups/guild/g1'],
    ['/#/options/groups/challenges/c1', '/challenges/c1'],
    ['/static/tavern-and-guilds', '/static/faq/tavern-and-guilds'],
    ['/user/settings/api', '/user/settings/siteData'],
    ['/user/settings', '/user/settings/general'],
    ['/challenges', '/challenges/myChallenges'],
    ['/hall', '/hall/contributors'],
  ])('leads from the old %s to %s', (address, to) => {
    expect(guard(at(address), visitor)).toEqual(redirect(to))
    expect(guard(at(address), player())).toEqual(redirect(to))
  })

  it.each(['/nowhere', '/static/nowhere', '/party/extra', '/redirect/nonsense', '/redirect'])(
    'does not find %s',
    (path) => {
      expect(guard(at(path), visitor)).toEqual(showing('notFound'))
      expect(guard(at(path), player())).toEqual(showing('notFound'))
    },
  )

  it.each(['paypal-success-checkout', 'paypal-success-subscribe'])('closes the window after %s', (word) => {
    expect(guard(at(`/redirect/${word}`), booting)).toEqual({ type: 'close' })
  })

  it.each<[PaymentPurpose, string, string]>([
    [{ type: 'editGroupPlan', groupId: 'g' }, '/group-plans/g/billing', '/group-plans/g/billing'],
    [{ type: 'subscription' }, '/user/settings/subscription', '/user/settings/subscription'],
    [{ type: 'giftSubscription', recipient: 'u' }, '/user/settings/subscription', '/profile/u'],
    [{ type: 'newGroupPlan', groupId: 'g' }, '/group-plans/g/task-information', '/group-plans'],
    [{ type: 'upgradeParty' }, '/', '/party'],
    [{ type: 'upgradeGuild', groupId: 'g' }, '/', '/groups/guild/g'],
    [{ type: 'giftGems', recipient: 'u' }, '/', '/profile/u'],
    [{ type: 'gems' }, '/', '/?openGemsModal=true'],
  ])('after a card payment for %j goes to %s, after a failed one to %s', (purpose, success, failure) => {
    expect(guard(at('/redirect/stripe-success-checkout'), paying(purpose))).toEqual(
      redirect(success, { payment: 'completed' }),
    )
    expect(guard(at('/redirect/stripe-error-checkout'), paying(purpose))).toEqual(
      redirect(failure, { payment: 'failed' }),
    )
  })

  it('goes to tasks after a payment that nobody remembers', () => {
    expect(guard(at('/redirect/stripe-success-checkout'), visitor)).toEqual(redirect('/', { payment: 'completed' }))
    expect(guard(at('/redirect/stripe-error-checkout'), booting)).toEqual(redirect('/', { payment: 'failed' }))
  })
})

describe('afterLogin', () => {
  it('leads to what was wanted, else to tasks', () => {
    expect(afterLogin('?redirectTo=%2Fparty%3Fa%3D1')).toBe('/party?a=1')
    expect(afterLogin('')).toBe('/')
  })

  it('never leads out of the keep', () => {
    const outside = fc.oneof(
      fc.webUrl(),
      fc.constantFrom('//evil.example', '/\\evil.example', 'javascript:alert(1)', '\t//evil.example', 'evil.example'),
    )
    const law = fc.property(outside, (to) => {
      expect(afterLogin(`?${new URLSearchParams({ redirectTo: to }).toString()}`)).toBe('/')
    })
    fc.assert(law)
  })
})

describe('the loading overlay', () => {
  it('covers the page of a player until the user has loaded', () => {
    expect(isCoveredByLoading('tasks', booting)).toBe(true)
    expect(isCoveredByLoading('tasks', player())).toBe(false)
  })

  it('drops at once on static pages and for visitors', () => {
    expect(isCoveredByLoading('features', booting)).toBe(false)
    expect(isCoveredByLoading('tasks', visitor)).toBe(false)
  })
})
