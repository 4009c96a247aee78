import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { anAccount, apiRequest, dismissDialogs, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const ADMIN = join(import.meta.dirname, '../../../scripts/admin/main.ts')

describe('staff', () => {
  let browser: Browser
  let server: TestServer
  let chief: BrowserUser
  let player: BrowserUser
  const chiefAccount = anAccount()
  const playerAccount = anAccount()

  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    ;[chief, player] = await Promise.all([
      openBrowserUser(browser, server.address()),
      openBrowserUser(browser, server.address()),
    ])
    await register(chief.page, chiefAccount)
    await register(player.page, playerAccount)
    await Promise.all([waitUntilSaved(chief.page), waitUntilSaved(player.page)])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('begins with whom the operator names', async () => {
    const args = [ADMIN, 'grant', chiefAccount.username, 'fullAccess']
    const env = { ...process.env, DATA_DIR: server.dataDir }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    expect(stdout).toContain(`${chiefAccount.username}: fullAccess`)
    await chief.page.reload()
    await dismissDialogs(chief.page)
    await chief.page.getByRole('button', { name: 'Your menu' }).click()
    await chief.page.getByRole('menuitem', { name: 'Admin' }).click()
    await chief.page.getByRole('heading', { name: 'Find a player' }).waitFor()
  })

  it('finds a player, gives gems, and the audit tells of it', async () => {
    const { page } = chief
    await page
      .getByRole('searchbox', { name: 'User id, user name or e-mail address' })
      .fill(`@${playerAccount.username}`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('heading', { name: 'Access and gems' }).waitFor()
    await page.getByRole('spinbutton', { name: 'Balance (1 is 4 gems)' }).fill('5')
    await page.getByRole('textbox', { name: 'Reason' }).fill('A gift for testing')
    await page.getByRole('button', { name: 'Save: Access and gems' }).click()
    await page.getByText('Saved').first().waitFor()
    await page.getByRole('rowheader', { name: 'Balance (1 is 4 gems)' }).first().waitFor()
    await page.getByText('Reason: A gift for testing').waitFor()
    await page.getByRole('button', { name: 'Send a link for a new password' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send a link for a new password' }).click()
    await page.getByRole('heading', { name: 'Link for a new password sent' }).waitFor()
  })

  it('asks before a page is left on which something is not saved: by a link, and by the way back, in every browser', async () => {
    const { page } = chief
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await page.reload()
    await page.getByRole('button', { name: 'Save: Access and gems' }).waitFor()
    expect(await page.evaluate(() => window.navigation)).toBeUndefined()
    const address = page.url()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.getByRole('switch', { name: 'Muted', exact: true }).click()
    await page.getByRole('link', { name: 'Audit' }).click()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(page.url()).toBe(address)
    await page.evaluate(() => history.back())
    await dialog.waitFor()
    expect(page.url()).toBe(address)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save: Access and gems' }).waitFor()
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: 'Leave it' }).click()
    await page.waitForURL((url) => url.href !== address)
    await page.getByRole('heading', { name: 'Find a player' }).waitFor()
  })

  it('decides on what a player reported', async () => {
    const member = await player.page.evaluate(async (name) => {
      const { apiId, apiToken } = (
        JSON.parse(Object.values(localStorage).find((each: string) => each.includes('apiToken')) ?? '') as {
          auth: { apiId: string; apiToken: string }
        }
      ).auth
      const headers = { 'x-api-user': apiId, 'x-api-key': apiToken, 'content-type': 'application/json' }
      const found = await (await fetch(`/api/v4/members/username/${name}`, { headers })).json()
      const body = JSON.stringify({ comment: 'Not a nice name' })
      const flagged = await fetch(`/api/v4/members/${found.data.id}/flag`, { method: 'POST', headers, body })
      return flagged.status
    }, chiefAccount.username)
    expect(member).toBe(200)
    const { page } = chief
    await page.goto('/admin/reports')
    await dismissDialogs(page)
    await page.getByText('Not a nice name').waitFor()
    await page.getByRole('button', { name: 'Nothing is wrong' }).click()
    await page.getByText('Nothing waits for a decision').waitFor()
    await page.goto('/admin/audit')
    await page.getByRole('heading', { name: 'Report decided' }).waitFor()
  })

  it('keeps its pages from players', async () => {
    await player.page.goto('/admin/audit')
    await player.page.waitForURL((url) => url.pathname === '/')
  })

  it('moderates a guild on its page, and the audit tells of it', async () => {
    const guild = { name: 'The mill', type: 'guild', privacy: 'public' }
    const { id } = await apiRequest<{ readonly id: string }>(player.page, 'POST', '/groups', guild)
    const { page } = chief
    await page.goto(`/admin/groups/${id}`)
    await dismissDialogs(page)
    await page.getByText('Public guild').waitFor()
    await page.getByRole('link', { name: playerAccount.username }).waitFor()
    await page.getByRole('switch', { name: 'Words of the ban list are allowed' }).click()
    await page.getByRole('rowheader', { name: 'groups bannedWordsAllowed' }).waitFor()
  })

  it('sees the gems of a player, and deletes the account once its name is typed', async () => {
    const { page } = chief
    await page.getByRole('link', { name: playerAccount.username }).click()
    await page.getByRole('heading', { name: 'Transactions' }).click()
    await page.getByRole('region', { name: 'Gems' }).getByRole('row').nth(1).waitFor()
    await page.getByRole('button', { name: 'Delete the account' }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Delete the account' })
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill(playerAccount.username)
    await confirm.click()
    await page.waitForURL((url) => url.pathname === '/admin/panel')
    await page.goto('/admin/audit')
    await page.getByRole('heading', { name: 'Account deleted' }).waitFor()
  })
})
