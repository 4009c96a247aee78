import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aKeep } from '../packages/web/journeys/support/keep.ts'
import { PASSWORD, saved } from '../packages/web/journeys/support/steps.ts'
import { openBrowser } from '../packages/web/journeys/support/visitor.ts'
import { settle } from './pictures/keeper.ts'

const HELP = `npm run pictures     takes the pictures of the READMEs from the product as it is built: npm run build first`
const FOLDER = join(import.meta.dirname, '../packages/web/pictures')
const SIZE = { width: 1440, height: 1120 }

/** Registers a player, gives her what months of play bring, and takes a picture of her board by day. */
const main = async (): Promise<void> => {
  const [browser, keep] = await Promise.all([openBrowser(), aKeep()])
  try {
    const account = await registered(keep.address())
    await keep.kill()
    await settle(keep.dataDir, account.id, Date.now())
    await keep.start()
    const context = await browser.newContext({
      baseURL: keep.address(),
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await context.addInitScript((auth) => localStorage.setItem('daykeep', JSON.stringify({ auth })), {
      apiId: account.id,
      apiToken: account.apiToken,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
    await saved(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => void (await document.fonts.ready))
    await mkdir(FOLDER, { recursive: true })
    const path = join(FOLDER, 'tasks.png')
    await page.screenshot({ path })
    console.log(`${path} ${((await stat(path)).size / 1000).toFixed(0)} kB`)
  } finally {
    await browser.close()
    await keep.remove()
  }
}

const registered = async (address: string): Promise<{ readonly id: string; readonly apiToken: string }> => {
  const answer = await fetch(`${address}/api/v4/user/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'maren',
      email: 'maren@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  })
  const { data } = (await answer.json()) as { data: { _id: string; apiToken: string } }
  return { id: data._id, apiToken: data.apiToken }
}

if (process.argv.includes('--help')) console.log(HELP)
else await main()
