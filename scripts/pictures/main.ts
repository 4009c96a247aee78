import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { startTestServer } from '../../packages/web/e2e/support/test-server.ts'
import { PASSWORD, waitUntilSaved } from '../../packages/web/e2e/support/steps.ts'
import { findBrowser } from '../find-browser.ts'
import { seedPlayer } from './seed-player.ts'

const HELP = `npm run pictures     takes the screenshots of the READMEs from the built app; npm run build first`
const FOLDER = join(import.meta.dirname, '../../packages/web/pictures')
const SIZE = { width: 1440, height: 1120 }

type Account = { readonly id: string; readonly apiToken: string }

/** Registers a player, seeds months of play, and takes a screenshot of the task board in the light theme. */
const main = async (): Promise<void> => {
  const [browser, server] = await Promise.all([openBrowser(), startTestServer()])
  try {
    const account = await register(server.address())
    await server.kill()
    await seedPlayer(server.dataDir, account.id, Date.now())
    await server.start()
    const page = await openTasks(browser, server.address(), account)
    await mkdir(FOLDER, { recursive: true })
    const path = join(FOLDER, 'tasks.png')
    await page.screenshot({ path })
    console.log(`${path} ${((await stat(path)).size / 1000).toFixed(0)} kB`)
  } finally {
    await browser.close()
    await server.remove()
  }
}

const openBrowser = async (): Promise<Browser> => {
  const found = await findBrowser()
  if (found === undefined) throw new Error('there is no Chromium: set CHROMIUM to one')
  return chromium.launch({ executablePath: found.path, args: [...found.args], headless: true })
}

/** The task board of a signed-in player, with everything loaded. */
const openTasks = async (browser: Browser, baseURL: string, { id, apiToken }: Account): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((auth) => localStorage.setItem('daykeep', JSON.stringify({ auth })), {
    apiId: id,
    apiToken,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Habits' }).waitFor()
  await waitUntilSaved(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  return page
}

const register = async (address: string): Promise<Account> => {
  const response = await fetch(`${address}/api/v4/user/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'maren',
      email: 'maren@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  })
  const { data } = (await response.json()) as { data: { _id: string; apiToken: string } }
  return { id: data._id, apiToken: data.apiToken }
}

if (process.argv.includes('--help')) console.log(HELP)
else await main()
