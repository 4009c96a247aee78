import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { openBrowserUser, openBrowser } from './support/browser-user.ts'

describe('what a visitor may read', () => {
  let browser: Browser
  let server: TestServer
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('is a question by its address, without the catalogue of the game', async () => {
    const { page, errors: faults } = await openBrowserUser(browser, server.address())
    const urls: string[] = []
    page.on('request', (request) => urls.push(new URL(request.url()).pathname))
    await page.goto('/static/faq#howHatch')
    await page.getByText('Pour a potion over an egg').waitFor()
    await expect
      .poll(() => page.getByText('How do I get a pet?').evaluate((question) => question.getBoundingClientRect().top))
      .toBeLessThan(1000)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('How do I get a pet?')
    await page.keyboard.press('Enter')
    await page.getByText('Pour a potion over an egg').waitFor({ state: 'hidden' })
    await page.getByText('How does a pet become a mount?').click()
    await page.waitForURL(/#howFeed$/)
    expect(urls.filter((path) => /catalogue|\/content-[a-z]{2}-|\/api\//.test(path))).toEqual([])
    expect(faults).toEqual([])
  })

  it('is the terms, beside a form that keeps what was filled in', async () => {
    const { page, context } = await openBrowserUser(browser, server.address())
    await page.goto('/register')
    await page.getByLabel('User name').fill('maren')
    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Terms' }).click(),
    ])
    await terms.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    await terms.getByText('Last changed on').waitFor()
    await terms.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Law and place' }).click()
    await terms.waitForURL(/\/static\/terms#law$/)
    expect(await page.getByLabel('User name').inputValue()).toBe('maren')
  })

  it('is everything that the foot of the page leads to', async () => {
    const { page, errors: faults } = await openBrowserUser(browser, server.address())
    await page.goto('/static/faq')
    const foot = page.getByRole('contentinfo').getByRole('navigation')
    for (const name of ['News', 'Community guidelines', 'Privacy', 'Contact', 'Press kit']) {
      await foot.getByRole('link', { name }).click()
      await page.waitForFunction((title) => document.title.startsWith(title), name)
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    }
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save A warrior' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('daykeep-hero-knight.svg')
    expect(faults).toEqual([])
  })
})
