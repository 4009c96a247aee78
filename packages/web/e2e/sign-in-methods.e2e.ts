import { createServer } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from '../../api/test-kit/sign-in/identity-provider.ts'
import { openBrowser, openBrowserUser } from './support/browser-user.ts'
import { anAccount, logIn, nextCode, PASSWORD, register, turnOnCodes } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let provider: TestIdentityProvider
let server: TestServer
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  provider = await startIdentityProvider(address)
  const { issuer, clientId, clientSecret = '', name } = provider.client
  const env = {
    BASE_URL: address,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  }
  ;[browser, server] = await Promise.all([openBrowser(), startTestServer({ port, env })])
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
  await provider?.stop()
})

/** Providers and passkeys are bound to an address that is known before the server starts. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/user/settings/security')
  await page.getByRole('heading', { name: 'Ways in' }).waitFor()
}

/** A device that makes passkeys, and unlocks them when it is told to. */
const addAuthenticator = async (context: BrowserContext, page: Page) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const unlocks = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { unlocks }
}

describe('signing in by another method', () => {
  it('by another provider: an account is opened, and is open again the next time', async () => {
    provider.person = { sub: 'ida', email: 'ida@house.example', email_verified: true, name: 'Ida Brandt' }
    const { page, errors, screenshot } = await openBrowserUser(browser, server.address())
    await page.goto('/login?redirectTo=/inventory/stable')
    await screenshot('ways-in-login')
    await page.getByRole('button', { name: 'Continue with Our house' }).click()
    await page.getByText('There is no account here yet').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByLabel('User name').fill('ida-of-the-house')
    await page.getByRole('button', { name: 'Start playing' }).click()
    await page.waitForURL('**/inventory/stable')
    const again = await openBrowserUser(browser, server.address())
    await again.page.goto('/login')
    await again.page.getByRole('button', { name: 'Continue with Our house' }).click()
    await again.page.waitForURL(`${server.address()}/`)
    expect([...errors, ...again.errors]).toEqual([])
  })

  it('cancelled at the provider before there is an account: says so, and the door opens the next time', async () => {
    const { page, errors } = await openBrowserUser(browser, server.address())
    await page.goto('/login')
    provider.declines = true
    await page.getByRole('button', { name: 'Continue with Our house' }).click()
    await page.getByText('The provider did not let you in, or you changed your mind.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    provider.declines = false
    await page.getByRole('link', { name: 'Back to login' }).click()
    provider.person = { sub: 'resi', email: 'resi@house.example', email_verified: true }
    await page.getByRole('button', { name: 'Continue with Our house' }).click()
    await page.getByText('There is no account here yet').waitFor()
    expect(errors).toEqual([])
  })

  it('that were not opened say so, and lead back', async () => {
    const { page, context, errors } = await openBrowserUser(browser, server.address())
    await register(page, anAccount())
    const authenticator = await addAuthenticator(context, page)
    await openSecurity(page)
    provider.declines = true
    await page.getByRole('button', { name: 'Change Our house' }).click()
    await page.getByRole('button', { name: 'Connect Our house' }).click()
    await page.getByText('The provider did not let you in, or you changed your mind.').waitFor()
    await page.getByRole('link', { name: 'Back to the settings' }).click()
    await page.getByRole('heading', { name: 'Ways in' }).waitFor()
    provider.declines = false

    await page.getByRole('button', { name: 'Add New passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('My laptop')
    const make = async () => {
      await page.getByLabel('Present password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Make a passkey' }).click()
    }
    await authenticator.unlocks(false)
    await make()
    await page.getByText('No passkey was made').waitFor()
    await authenticator.unlocks(true)
    await make()
    await page.getByRole('heading', { name: 'My laptop' }).waitFor()
    await page.getByRole('button', { name: 'Add New passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('My laptop again')
    await make()
    await page.getByText('This device has a passkey for your account already.').waitFor()
    expect(errors).toEqual([])
  })

  it('by a code of an app, a passkey and a provider, all set up in the settings', async () => {
    const { page, context, errors, screenshot } = await openBrowserUser(browser, server.address())
    const account = anAccount()
    await register(page, account)
    await addAuthenticator(context, page)
    await openSecurity(page)

    await page.getByRole('button', { name: 'Change Our house' }).click()
    provider.person = { sub: 'otto', email: 'otto@house.example', email_verified: true }
    await page.getByRole('button', { name: 'Connect Our house' }).click()
    await page.getByText('The provider is connected.').first().waitFor()
    await page.getByText('otto@house.example').waitFor()

    await page.getByRole('button', { name: 'Add New passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('My laptop')
    await page.getByLabel('Present password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    await page.getByRole('heading', { name: 'My laptop' }).waitFor()

    await page.getByRole('button', { name: 'Change Code at login' }).click()
    const secret = await turnOnCodes(page)
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
    await page.getByRole('button', { name: 'I kept them' }).click()
    await page.getByText('On, 10 recovery codes left').waitFor()
    await screenshot('ways-in-security')

    await page.goto('/logout')
    await page.waitForURL('**/static/home')
    await logIn(page, account)
    await page.getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
    await page.getByRole('heading', { name: 'Habits' }).waitFor()

    await page.goto('/logout')
    await page.waitForURL('**/static/home')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByRole('heading', { name: 'Habits' }).waitFor()

    await openSecurity(page)
    await page.getByRole('button', { name: 'Add New token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Kitchen display')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByText('This is shown once').waitFor()
    await page.getByRole('button', { name: 'I kept it' }).click()
    await page.getByRole('button', { name: 'Edit Kitchen display' }).click()
    await page.getByRole('button', { name: 'Revoke the token' }).click()
    await page.getByText('No program has a token of its own.').waitFor()
    expect(errors).toEqual([])
  })
})
