import type { Page } from 'playwright'
import { dismissDialogs } from './steps.ts'

/** Addresses that end the login, or begin a payment, when they are opened. */
const NEVER = /^\/(?:logout|static\/clear-browser-data|redirect\/|static\/apple-redirect|static\/sign-in-redirect)/

/** The words of a page that was not found or has crashed. */
const BROKEN = /Nothing stands here|This part broke/

/** The answer to a player who has no party. */
const NO_PARTY = 'GET /api/v4/groups/party 404'

type Fault = { readonly at: string; readonly from: string; readonly what: string }

/** A path whose ids are written as one: pages of one kind are opened a few times, not for each player and group. */
const kindOf = (path: string): string =>
  path
    .replace(/\?.*$/, '')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')
    .replace(/\/admin\/panel\/(?!search)[^/]+$/, '/admin/panel/:id')

/** Milliseconds without a request after which a page is complete. */
const QUIET = 150

/** Pages of one kind that are opened. */
const OF_A_KIND = 2

/**
 * Opens these addresses and every link that the pages hold, and those of the pages behind them. Answers what led nowhere:
 * to no page, to one that broke, to a request that was refused, to a file that is not there.
 */
export const followLinks = async (
  page: Page,
  starts: ReadonlyArray<string>,
  /** Links that are followed. */
  followed = /^/,
): Promise<{ readonly visited: ReadonlyArray<string>; readonly faults: ReadonlyArray<Fault> }> => {
  const waiting = starts.map((path) => ({ path, from: 'the start' }))
  const seen = new Set(starts)
  const ofKind = new Map<string, number>()
  const visited: string[] = []
  const faults: Fault[] = []
  let now = { path: '', from: '' }
  const fault = (what: string) => faults.push({ at: now.path, from: now.from, what })
  const pending = new Set<unknown>()
  page.on('request', (request) => !request.url().includes('/live') && pending.add(request))
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (request) => pending.delete(request))
  page.on('response', (response) => {
    const summary = `${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`
    if (response.status() >= 400 && summary.includes('/api/') && summary !== NO_PARTY) fault(summary)
  })
  page.on('pageerror', (error) => fault(error.message))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const kind = kindOf(next.path)
    const count = ofKind.get(kind) ?? 0
    if (count >= OF_A_KIND) continue
    ofKind.set(kind, count + 1)
    now = next
    if (isFile(next.path)) {
      const answer = await page.request.get(next.path)
      if (!answer.ok()) fault(`${answer.status()}`)
      continue
    }
    visited.push(next.path)
    for (const path of await linksBehind(page, next.path, { fault, isLoading: () => pending.size > 0 }))
      if (!seen.has(path) && !NEVER.test(path) && followed.test(path)) {
        seen.add(path)
        waiting.push({ path, from: next.path })
      }
  }
  for (const heard of ['request', 'requestfinished', 'requestfailed', 'response', 'pageerror'])
    page.removeAllListeners(heard)
  return { visited, faults }
}

const isFile = (path: string): boolean => /^\/(?:api|export)\b|\.\w{2,4}$/.test(path)

const linksBehind = async (
  page: Page,
  path: string,
  { fault, isLoading }: { readonly fault: (what: string) => unknown; readonly isLoading: () => boolean },
): Promise<ReadonlyArray<string>> => {
  // as a link does: without loading the app anew
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => fault('no heading'))
  do await page.waitForTimeout(QUIET)
  while (isLoading())
  await dismissDialogs(page)
  const text = await page.locator('body').innerText()
  const broken = BROKEN.exec(text)
  if (broken !== null) fault(broken[0])
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      // the purse is on every page, and its dialog over any
      .map(({ pathname, search }) => (search === '?openGemsModal=true' ? search : pathname + search))
      .map((path) => (path.startsWith('?') ? `/${path}` : path)),
  )
}
