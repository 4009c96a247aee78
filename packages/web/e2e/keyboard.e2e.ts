import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { anAccount, dismissDialogs, PASSWORD, pressKeys, waitUntilSaved } from './support/steps.ts'
import { openBrowserUser, openBrowser, type BrowserUser } from './support/browser-user.ts'

/** Presses Tab until the element with this name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 80; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : ''
      return [element?.getAttribute('aria-label'), label, element?.textContent].filter(Boolean).join(' ')
    })
    if (name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

describe('with the keyboard alone', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('a newcomer registers', async () => {
    const { page } = player
    const { username, email } = anAccount()
    await page.goto('/register')
    await page.getByLabel('User name').waitFor()
    await tabTo(page, /^User name/)
    await page.keyboard.type(username)
    await tabTo(page, /^E-mail/)
    await page.keyboard.type(email)
    await tabTo(page, /^Password/)
    await page.keyboard.type(PASSWORD)
    await tabTo(page, /^Repeat the password/)
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Skip all this' }).waitFor()
    await tabTo(page, /^Skip all this/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
  })

  it('writes, scores, orders, opens and deletes tasks', async () => {
    const { page } = player
    await page.keyboard.press('Escape')
    await tabTo(page, /^Add a habit/)
    await page.keyboard.type('Read ten pages')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Call grandma')
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: 'Read ten pages' }).waitFor()
    await tabTo(page, /^Plus for Read ten pages/)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: '1 plus' }).first().waitFor({ state: 'attached' })
    await dismissDialogs(page)
    await tabTo(page, /^Edit Read ten pages/)
    await page.keyboard.press('Alt+ArrowDown')
    const titles = () =>
      page
        .locator('[data-column="habit"] article')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Call grandma', 'Read ten pages'])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await titles()).includes('Read ten pages')).toBe(false)
    await waitUntilSaved(page)
  })

  it('finds the list of shortcuts, the menus and the rooms', async () => {
    const { page } = player
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await pressKeys(page, 'g s', () => page.waitForURL(/\/inventory\/stable$/, { timeout: 5000 }))
    expect(player.errors).toEqual([])
  })
})
