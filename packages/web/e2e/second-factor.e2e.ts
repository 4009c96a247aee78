import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openBrowserUser } from './support/browser-user.ts'
import { anAccount, logIn, nextCode, PASSWORD, register, turnOnCodes } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

const openCode = async (page: Page): Promise<void> => {
  await page.goto('/user/settings/security')
  await page.getByRole('button', { name: 'Change Code at login' }).click()
}

describe('a code at login', () => {
  it('is replaced by recovery codes until none is left, and turned off again', async () => {
    const { page, errors } = await openBrowserUser(browser, server.address())
    const account = anAccount()
    await register(page, account)
    await openCode(page)
    const secret = await turnOnCodes(page)
    const list = page.getByRole('list', { name: 'Recovery codes' })
    await list.waitFor()
    const codes = await list.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I kept them' }).click()
    const [first = '', ...others] = codes
    for (const secondFactor of others) {
      const data = { username: account.username, password: PASSWORD, secondFactor }
      expect((await page.request.post(`${server.address()}/api/v4/user/auth/local/login`, { data })).status()).toBe(200)
    }
    await page.goto('/user/settings/security')
    await page.getByText('On, 1 recovery code left: make new ones').waitFor()
    await page.goto('/logout')
    await page.waitForURL('**/static/home')
    await logIn(page, account)
    await page.getByLabel('Code', { exact: true }).fill(first)
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
    await page.goto('/user/settings/security')
    await page.getByText('On, no recovery code left: make new ones').waitFor()

    await page.getByRole('button', { name: 'Change Code at login' }).click()
    const off = page.getByRole('form', { name: 'Turn the code off' })
    await off.getByLabel('Code', { exact: true }).fill(first)
    await off.getByRole('button', { name: 'Turn it off' }).click()
    await off.getByText('That code is wrong, or was used before.').waitFor()
    await off.getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await off.getByRole('button', { name: 'Turn it off' }).click()
    await page.getByText('Logins ask for no code any more.').first().waitFor()
    await page.goto('/logout')
    await page.waitForURL('**/static/home')
    await logIn(page, account)
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
    expect(errors).toEqual([])
  })
})
