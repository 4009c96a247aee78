import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { anAccount, apiRequest, dismissDialogs, register } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
let giver: BrowserUser
let friend: BrowserUser
const accounts = { giver: anAccount(), friend: anAccount() }

beforeAll(async () => {
  server = await startTestServer()
  browser = await openBrowser()
  friend = await openBrowserUser(browser, server.address())
  await register(friend.page, accounts.friend)
  giver = await openBrowserUser(browser, server.address())
  await register(giver.page, accounts.giver)
})

afterAll(async () => {
  await browser.close()
  await server.remove()
})

type Player = {
  readonly balance: number
  readonly purchased: { readonly plan: { readonly planId?: string; readonly dateTerminated?: string } }
}

const player = (of: BrowserUser) => apiRequest<Player>(of.page, 'GET', '/user')

/** The gems of the pack that the giver buys. */
let bought = 0

describe('money, on a server that charges nothing', () => {
  it('buys gems: from the purse to the provider, and back with them', async () => {
    const { page } = giver
    await page.getByRole('link', { name: /Buy gems/ }).click()
    // packs hold more in a sale
    const pack = page.locator('label', { hasText: '$4.99' })
    bought = Number(/\d+/.exec((await pack.textContent()) ?? ''))
    await pack.getByRole('radio').check()
    await page.getByText('Nothing is charged here', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Pay to try it' }).click()
    await page.getByRole('heading', { name: 'A payment to try' }).waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('dialog', { name: 'Thank you.' }).getByText('The gems are in your purse.').waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('link', { name: new RegExp(`^${bought} gems\\b.*Buy gems`) }).waitFor()
    expect((await player(giver)).balance).toBe(bought / 4)
  })

  it('leads back without gems when nothing was paid', async () => {
    const { page } = giver
    await page.goto('/?openGemsModal=true')
    await page.getByRole('button', { name: 'Pay to try it' }).click()
    await page.getByRole('button', { name: 'Go back without paying' }).click()
    await page.getByRole('dialog', { name: 'Nothing was paid' }).getByRole('button', { name: 'Go on' }).click()
    expect((await player(giver)).balance).toBe(bought / 4)
  })

  it('subscribes, and keeps what is paid for after cancelling', async () => {
    const { page } = giver
    await page.goto('/user/settings/subscription')
    await page.getByRole('radio', { name: /12 months/ }).check()
    await page.getByRole('button', { name: 'Pay to try it' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('dialog').getByText('Your subscription begins today.').waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'You subscribe' }).waitFor()
    expect((await player(giver)).purchased.plan).toMatchObject({ planId: 'basic_12mo' })
    await page.getByRole('radio', { name: /3 months/ }).check()
    await page.getByRole('button', { name: 'Change to 3 months' }).click()
    await page.getByText(/on: 3 months for \$15\./).waitFor()
    expect((await player(giver)).purchased.plan).toMatchObject({ planId: 'basic_12mo' })
    const subscription = page.getByRole('listitem').filter({ hasText: 'Subscription (' })
    await subscription.getByRole('button', { name: 'Try' }).click()
    await page.getByRole('menuitem', { name: 'Renew it' }).click()
    await subscription.getByText('Subscription (3 months)').waitFor()
    expect((await player(giver)).purchased.plan).toMatchObject({ planId: 'basic_3mo' })
    await page.getByRole('button', { name: 'Cancel the subscription' }).click()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await page.getByRole('dialog', { name: 'The subscription is cancelled' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('heading', { name: 'Your subscription ends' }).waitFor()
    expect((await player(giver)).purchased.plan.dateTerminated).toBeDefined()
  })

  it('gives a friend gems with a few words, who is told', async () => {
    const { page } = giver
    await page.getByRole('button', { name: 'Give something' }).click()
    await page.getByRole('textbox', { name: 'User name' }).fill(accounts.friend.username)
    await page.getByRole('button', { name: 'Choose the gift' }).click()
    // in a sale of subscriptions, one of those stands first
    await page.getByRole('radio', { name: 'Gems', exact: true }).check()
    await page.getByRole('spinbutton', { name: 'How many gems' }).fill('5')
    await page.getByRole('textbox', { name: /A few words/ }).fill('For the long evenings.')
    await page.getByRole('button', { name: 'Give 5 gems' }).click()
    await page.getByText(`5 gems are on their way to`, { exact: false }).first().waitFor()
    await friend.page.reload()
    await friend.page.getByText('For the long evenings.').first().waitFor()
    await dismissDialogs(friend.page)
    expect((await player(friend)).balance).toBe(5 / 4)
  })

  it('shows what was paid, and takes back what is paid back', async () => {
    const { page } = giver
    await page.goto('/user/settings/subscription')
    const payments = page.getByRole('region', { name: 'Your payments' })
    await payments
      .getByRole('listitem')
      .filter({ hasText: /^Gems/ })
      .getByRole('button', { name: 'Try' })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Pay it back', exact: true }).click()
    await payments.getByText('paid back', { exact: false }).waitFor()
    expect((await player(giver)).balance).toBe(0)
  })
})
