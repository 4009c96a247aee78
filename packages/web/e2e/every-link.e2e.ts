import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// oxlint-disable-next-line daykeep/entry-points -- the entry point needs texts that only the build of the app has
import { type RouteName, ROUTES } from '../src/routes/route-table.ts'
import { openBrowser, openBrowserUser, type BrowserUser } from './support/browser-user.ts'
import { followLinks } from './support/follow-links.ts'
import { type Account, anAccount, apiRequest, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const ADMIN = join(import.meta.dirname, '../../../scripts/admin/main.ts')
const STAFF = ['userSupport', 'accessControl', 'moderator', 'news', 'challengeAdmin', 'coupons', 'fullAccess'] as const

/** What staff see besides what players do. */
const OF_STAFF = /^\/admin\b/

/** What members of groups see. */
const OF_GROUPS = /^\/(?:groups|group-plans|challenges|party|profile)\b/

/** A public guild, which a player may join. Its leader has a private group besides, of as many members. */
const GUILD = 'The mill'

/** Routes whose address names nothing. */
const START = (Object.keys(ROUTES) as ReadonlyArray<RouteName>)
  .map((name) => ROUTES[name])
  .filter(({ path }) => !path.includes(':'))

const pathsFor = (of: 'visitor' | 'player' | (typeof STAFF)[number]): ReadonlyArray<string> =>
  START.filter(({ access }) => {
    if (access.type === 'anyone') return true
    if (of === 'visitor') return false
    return access.type === 'player' || of === 'fullAccess' || access.anyOf.some((each) => each === of)
  })
    .map(({ path }) => path)
    .filter((path) => path !== '/logout' && path !== '/static/not-found' && path !== '/static/local-checkout')

const ofGroups = pathsFor('player').filter((path) => OF_GROUPS.test(path))

type WithId = { readonly id: string }

describe('every link leads somewhere', () => {
  let browser: Browser
  let server: TestServer
  let leader: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer({ env: { RATE_LIMIT: 'off' } })])
    leader = (await enter()).user
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const enter = async (): Promise<{ readonly user: BrowserUser; readonly account: Account }> => {
    const account = anAccount()
    const user = await openBrowserUser(browser, server.address())
    await register(user.page, account)
    await waitUntilSaved(user.page)
    return { user, account }
  }
  const expectNoFault = async ({ page }: BrowserUser, of: Parameters<typeof pathsFor>[0]) => {
    const { visited, faults } = await followLinks(page, pathsFor(of))
    expect(faults).toEqual([])
    expect(visited.length).toBeGreaterThanOrEqual(pathsFor(of).length / 2)
  }

  it('for a visitor', async () => {
    const visitor = await openBrowserUser(browser, server.address())
    await visitor.page.goto('/static/features')
    await expectNoFault(visitor, 'visitor')
  })

  it('for a player who has just begun', async () => {
    await expectNoFault((await enter()).user, 'player')
  })

  it('for who leads a party, a guild, a group with a plan and a challenge', async () => {
    const { page } = leader
    const ask = <A>(method: string, path: string, body?: unknown) => apiRequest<A>(page, method, path, body)
    const buy = async (order: unknown) => {
      const payment = await ask<WithId>('POST', '/payments', { order })
      await ask('POST', `/payments/${payment.id}/local`, { event: 'paid' })
    }
    await ask('POST', '/groups', { name: 'The lodgers', type: 'party', privacy: 'private' })
    await buy({ type: 'gems', pack: '42gems' })
    const guild = await ask<WithId>('POST', '/groups', { name: GUILD, type: 'guild', privacy: 'public' })
    const plan = await ask<WithId>('POST', '/groups', { name: 'Flat 4', type: 'guild', privacy: 'private' })
    await buy({ type: 'groupPlan', group: plan.id })
    const challenge = { group: guild.id, name: 'Early birds', shortName: 'early', prize: 0 }
    const { id } = await ask<WithId>('POST', '/challenges', challenge)
    await ask('POST', `/challenges/${id}/join`)
    await page.reload()
    await waitUntilSaved(page)
    const own = [`/groups/guild/${guild.id}`, `/group-plans/${plan.id}`, `/challenges/${id}`]
    const { faults, visited } = await followLinks(page, [...own, ...ofGroups], OF_GROUPS)
    expect(faults).toEqual([])
    expect(visited).toEqual(expect.arrayContaining([`/group-plans/${plan.id}/billing`]))
  })

  it('for a member of the guild', async () => {
    type Guild = WithId & { readonly name: string }
    const guilds = await apiRequest<ReadonlyArray<Guild>>(leader.page, 'GET', '/groups?type=guilds')
    const guild = guilds.find(({ name }) => name === GUILD)
    const { user } = await enter()
    await apiRequest(user.page, 'POST', `/groups/${guild?.id ?? ''}/join`)
    await user.page.reload()
    await waitUntilSaved(user.page)
    const { faults } = await followLinks(user.page, [`/groups/guild/${guild?.id ?? ''}`, ...ofGroups], OF_GROUPS)
    expect(faults).toEqual([])
  })

  it.each(STAFF)('for staff with %s', async (privilege) => {
    const { user, account } = await enter()
    const env = { ...process.env, DATA_DIR: server.dataDir }
    await promisify(execFile)(process.execPath, [ADMIN, 'grant', account.username, privilege], { env })
    await user.page.reload()
    await waitUntilSaved(user.page)
    const ofStaff = pathsFor(privilege).filter((path) => OF_STAFF.test(path))
    const { faults } = await followLinks(user.page, ['/', ...ofStaff], OF_STAFF)
    expect(faults).toEqual([])
  })
})
