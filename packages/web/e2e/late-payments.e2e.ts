import { execFile } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { anAccount, apiRequest, dismissDialogs, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const ADMIN = join(import.meta.dirname, '../../../scripts/admin/main.ts')
const SECRET = 'whsec_of_the_journeys'

describe('a payment whose checkout was given up', () => {
  let browser: Browser
  let server: TestServer
  let staff: BrowserUser
  const account = anAccount()
  const [forGems, forNothing] = [randomUUID(), randomUUID()]

  beforeAll(async () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_journeys', STRIPE_WEBHOOK_SECRET: SECRET }
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer({ env })])
    staff = await openBrowserUser(browser, server.address())
    await register(staff.page, account)
    await waitUntilSaved(staff.page)
    const operator = { env: { ...process.env, DATA_DIR: server.dataDir } }
    await promisify(execFile)(process.execPath, [ADMIN, 'grant', account.username, 'userSupport'], operator)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  /** What Stripe sends once a checkout is paid, signed as its documents say. */
  const report = async (payment: string, amount: number): Promise<number> => {
    const at = Math.floor(Date.now() / 1000)
    const object = {
      mode: 'payment',
      payment_status: 'paid',
      amount_total: amount,
      currency: 'usd',
      metadata: { payment },
    }
    const event = { id: `evt_${payment}`, object: 'event', created: at, type: 'checkout.session.completed' }
    const body = JSON.stringify({ ...event, data: { object } })
    const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }
    return (await fetch(`${server.address()}/stripe/webhooks`, { method: 'POST', headers, body })).status
  }

  it('waits for staff, who give what was paid for', async () => {
    expect([await report(forGems, 499), await report(forGems, 499), await report(forNothing, 123)]).toEqual([
      200, 200, 200,
    ])
    const { page } = staff
    await page.reload()
    await dismissDialogs(page)
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Admin' }).click()
    await page.getByRole('link', { name: 'Late payments' }).click()
    const late = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: forGems })
    await late.getByRole('button', { name: 'Give what was paid for' }).click()
    await late.getByRole('textbox', { name: 'Who paid' }).fill('nobody-of-that-name')
    await late.getByRole('textbox', { name: 'Reason' }).fill('Stripe names them')
    await late.getByRole('button', { name: 'Give what was paid for' }).click()
    await late.getByRole('alert').waitFor()
    await late.getByRole('textbox', { name: 'Who paid' }).fill(`@${account.username}`)
    await late.getByRole('button', { name: 'Give what was paid for' }).click()
    await late.waitFor({ state: 'detached' })
    // more in a sale
    expect((await apiRequest<{ readonly balance: number }>(page, 'GET', '/user')).balance).toBeGreaterThanOrEqual(
      21 / 4,
    )
  })

  it('is noted as paid back where nothing costs as much', async () => {
    const { page } = staff
    await page.getByText('Nothing that is for sale costs $1.23', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Note that it is paid back' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Nobody asked for it')
    await page.getByRole('button', { name: 'Note that it is paid back' }).click()
    await page.getByText('No such payment').waitFor()
    await page.getByRole('radio', { name: 'Paid back' }).click()
    await page.getByText('Nobody asked for it', { exact: false }).waitFor()
    await page.goto('/admin/audit')
    await page.getByRole('heading', { name: 'Late payment settled' }).first().waitFor()
    await page.getByText('Reason: Stripe names them').waitFor()
  })
})
