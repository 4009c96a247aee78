import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { type Account, anAccount, logIn, PASSWORD, register, waitUntilSaved } from './support/steps.ts'
import { openBrowserUser, openBrowser, type BrowserUser } from './support/browser-user.ts'

describe('signing in', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  let account: Account
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    account = anAccount()
    await register(player.page, account)
    await waitUntilSaved(player.page)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('turns away a wrong password, says so, and lets the right one in', async () => {
    const { page } = await openBrowserUser(browser, server.address())
    await logIn(page, account, 'wrong horse battery')
    await page
      .getByText(/user name|password/i)
      .first()
      .waitFor()
    await page.getByRole('alert').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
  })

  it('shows the home page before the app, which comes with the first act and keeps what was typed', async () => {
    const { page } = await openBrowserUser(browser, server.address())
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(scripts).toEqual([])
    const name = page.getByLabel('User name')
    await name.fill(account.username)
    await page.getByText('is taken').waitFor()
    expect(await name.inputValue()).toBe(account.username)
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => [location.pathname, scrollY > 0])).toEqual(['/static/home', true])
  })

  it('leads back to where a visitor wanted to go', async () => {
    const { page } = await openBrowserUser(browser, server.address())
    await page.goto('/inventory/stable')
    await page.waitForURL(/\/login\?redirectTo=/)
    await page.getByLabel('User name or e-mail').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
    await page.waitForURL(/\/inventory\/stable$/)
  })

  it('names each faulty field of a registration', async () => {
    const { page } = await openBrowserUser(browser, server.address())
    await page.goto('/register')
    await page.getByLabel('User name').fill(account.username)
    await page.getByLabel('E-mail').fill('no address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Repeat the password').fill('other')
    await page.getByRole('button', { name: 'Start playing' }).click()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(4)
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  it('ends the login of a browser that logs out, and of no other', async () => {
    const other = await openBrowserUser(browser, server.address())
    await logIn(other.page, account)
    await other.page.getByRole('heading', { name: 'Habits' }).waitFor()
    await other.page.goto('/logout')
    await other.page.waitForURL('**/static/home')
    // Whether the typefaces are cached is no data of a player.
    expect(await other.page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'daykeep.fonts'))).toEqual(
      [],
    )
    await other.page.goto('/')
    expect(await other.page.getByRole('heading', { name: 'Habits' }).count()).toBe(0)
    await player.page.reload()
    await player.page.getByRole('heading', { name: 'Habits' }).waitFor()
    expect([...player.errors, ...other.errors]).toEqual([])
  })
})
