import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { registerStaff } from '../../test-kit/staff.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

describe('privileges (api 4.1)', () => {
  it('open their own calls and no others; the audit is never written by anybody', async () => {
    const holders = {
      nobody: await registerPlayer(server),
      userSupport: await registerStaff(server, 'userSupport'),
      accessControl: await registerStaff(server, 'accessControl'),
      moderator: await registerStaff(server, 'moderator'),
      news: await registerStaff(server, 'news'),
      coupons: await registerStaff(server, 'coupons'),
    }
    const target = holders.nobody.id
    const CALLS = [
      ['GET', '/admin/search/x', ['userSupport']],
      ['GET', `/hall/heroes/${target}`, ['userSupport']],
      ['PUT', `/hall/heroes/${target}`, ['userSupport']],
      ['POST', `/admin/user/${target}/reset-password`, ['userSupport']],
      ['GET', `/hall/heroes/${target}/group-plans`, ['userSupport']],
      ['GET', `/admin/user/${target}/history`, ['userSupport']],
      ['GET', '/admin/bug-reports', ['userSupport']],
      ['GET', '/admin/blockers', ['accessControl']],
      ['POST', '/admin/blockers', ['accessControl']],
      ['GET', '/admin/cases', ['moderator']],
      ['POST', `/admin/user/${target}/moderate`, ['moderator']],
      ['GET', '/admin/audit', ['userSupport', 'accessControl', 'moderator']],
      ['POST', '/news', ['news']],
      ['POST', '/coupons/generate/wondercon?count=1', ['coupons']],
      ['GET', '/coupons', ['coupons']],
    ] as const
    for (const [method, path, allowed] of CALLS)
      for (const [holder, player] of Object.entries(holders)) {
        const body = path === '/admin/blockers' ? { type: 'client', value: `c-${holder}` } : {}
        const { status } = await player.call(method, path, method === 'GET' ? {} : { body })
        const isAllowed = (allowed as ReadonlyArray<string>).includes(holder)
        expect(`${holder} ${method} ${path} ${status < 400}`).toBe(`${holder} ${method} ${path} ${isAllowed}`)
      }
    const { store } = server.app
    const [line] = await store.find('audit', { limit: 1 })
    if (line === undefined) throw new Error('there is no line of the audit')
    expect(() => store.commit([{ type: 'remove', collection: 'audit', id: line.id, version: 1 }])).toThrow(
      'never changed',
    )
  })
})
