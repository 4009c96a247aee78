import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { addTask, anAccount, apiRequest, logIn, PASSWORD, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
let player: BrowserUser
const account = anAccount()
const NEW_PASSWORD = 'another horse entirely'

beforeAll(async () => {
  server = await startTestServer()
  browser = await openBrowser()
  player = await openBrowserUser(browser, server.address())
  await register(player.page, account)
  await addTask(player.page, 'habit', 'Stretch')
})

afterAll(async () => {
  await browser.close()
  await server.remove()
})

const user = () =>
  apiRequest<{ readonly preferences: Record<string, unknown>; readonly profile: { readonly name: string } }>(
    player.page,
    'GET',
    '/user',
  )

describe('the settings', () => {
  it('are found in the menu of the player', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/settings/general')
  })

  it('move the start of the day, and say when the next one comes', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Edit Start of the day' }).click()
    await page.getByRole('combobox', { name: 'A new day begins at' }).selectOption('4')
    await page.getByText(/Your next day comes .*4:00/).waitFor()
    await page.getByRole('button', { name: 'Move the start of the day' }).click()
    await waitUntilSaved(page)
    expect((await user()).preferences).toMatchObject({ dayStart: 4 })
  })

  it('change the display name without a network, and tell the server later', async () => {
    const { page, context } = player
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Edit Display name' }).click()
    await page.getByRole('textbox', { name: 'Display name' }).fill('Maren the Bold')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Maren the Bold' }).waitFor()
    await page.getByRole('button', { name: 'Edit E-mail' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await waitUntilSaved(page)
    expect((await user()).profile.name).toBe('Maren the Bold')
  })

  it('ask before something typed is lost', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Edit User name' }).click()
    await page.getByRole('textbox', { name: 'New user name' }).fill('wanderer-away')
    await page.getByText('This name is free.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave it' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'New user name' }).count()).toBe(0)
  })

  it('refuse a wrong password beside its form, and change it with the right one', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Edit Password' }).click()
    await page.getByLabel('Present password').fill('no such password')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await page
      .getByRole('alert')
      .filter({ hasText: /password/i })
      .first()
      .waitFor()
    await page.getByLabel('Present password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Your password is changed').first().waitFor()
    expect((await user()).profile.name).toBe('Maren the Bold')
  })

  it('give all data in a file', async () => {
    const { page } = player
    await page.getByRole('link', { name: 'Site data' }).click()
    await page.getByRole('button', { name: 'Show Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Everything, as JSON' }).click(),
    ])
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      readonly tasks: Readonly<Record<string, ReadonlyArray<{ readonly text: string }>>>
    }
    const texts = Object.values(file.tasks).flatMap((tasks) => tasks.map(({ text }) => text))
    expect(texts).toContain('Stretch')
  })

  it('tell other programs: a webhook that is tried out, and a calendar', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Add New webhook' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9/hook')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Bell')
    await page.getByRole('button', { name: 'Add the webhook' }).click()
    await waitUntilSaved(page)
    await page.getByRole('button', { name: 'Edit Bell' }).click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByText('It is not on the public internet.').waitFor()
    await page.getByRole('button', { name: 'Delete the webhook' }).click()
    await page.getByRole('button', { name: 'Show Calendar' }).click()
    await page.getByRole('button', { name: 'Make an address' }).click()
    const address = await page.getByText(/\/export\/calendar\/.*\.ics$/).textContent()
    const feed = await page.request.get(new URL(address ?? '').pathname)
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('button', { name: 'End the address' }).click()
    await page.getByText('The address has ended').first().waitFor()
    await page.getByRole('link', { name: 'General' }).click()
  })

  it('change the language at once', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Edit Language' }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.getByRole('button', { name: 'Ändern Sprache' }).click()
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  })

  it('delete the account, for good', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Show Delete the account' }).click()
    await page.getByLabel('Present password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Delete the account for good' }).click()
    await page.getByText('Your account is deleted').first().waitFor()
    await logIn(page, account, NEW_PASSWORD)
    await page.getByRole('alert').first().waitFor()
    expect(player.errors).toEqual([])
  })
})
