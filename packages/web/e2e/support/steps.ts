import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { codeAt } from '../../../api/test-kit/sign-in/authenticator-app.ts'

export const PASSWORD = 'correct horse battery'

export type Account = { readonly username: string; readonly email: string }

let accounts = 0

export const anAccount = (): Account => {
  accounts += 1
  return { username: `wanderer-${accounts}`, email: `wanderer-${accounts}@example.org` }
}

/** Registers and skips the first-run dialog. */
export const register = async (page: Page, { username, email }: Account): Promise<void> => {
  await page.goto('/register')
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.getByRole('button', { name: 'Skip all this' }).click()
  await page.getByRole('heading', { name: 'Habits' }).waitFor()
}

export const logIn = async (page: Page, { username }: Account, password = PASSWORD): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel(/User name or e-mail|E-mail or user name/).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
}

/** Adds a task with the input of its column. */
export const addTask = async (
  page: Page,
  kind: 'habit' | 'daily' | 'to-do' | 'reward',
  title: string,
): Promise<void> => {
  await page.getByRole('textbox', { name: `Add a ${kind}` }).fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: title }).waitFor()
}

/** The value of a meter in the header. */
export const meterValue = async (page: Page, name: 'Health' | 'Experience' | 'Mana'): Promise<number> =>
  Number(await page.locator(`meter[aria-label="${name}"]`).first().getAttribute('value'))

/** Waits until every command is saved, also behind a celebration, which may open at any moment. */
export const waitUntilSaved = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Everything is saved/, includeHidden: true }).waitFor()

const onwardOf = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: /^(Carry on|Thank you|Later|Decide later|Put it away)$/ })

/** Closes celebrations whenever they are in the way of a click. Resolves to what ends it. */
export const dismissDialogsAlways = async (page: Page): Promise<() => Promise<void>> => {
  const onward = onwardOf(page).first()
  await page.addLocatorHandler(onward, (button) => button.click())
  return () => page.removeLocatorHandler(onward)
}

/** Closes the celebrations that are open. */
export const dismissDialogs = async (page: Page): Promise<void> => {
  const onward = onwardOf(page).first()
  while (await onward.isVisible()) {
    await onward.click()
    await page.waitForTimeout(60)
  }
}

/** Sets codes at login up, in its dialog, which shows the recovery codes at the end. Resolves to the secret of the app that makes codes. */
export const turnOnCodes = async (page: Page): Promise<string> => {
  await page.getByLabel('Present password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const link = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')
  const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  return secret
}

/**
 * The code that an app shows next, which counts already. It is none that was used, and counts still where the step of the
 * present one ends on its way to the server.
 */
export const nextCode = (secret: string): string => codeAt(secret, Date.now() + 30_000)

/** Scores a habit a number of times, closing celebrations on the way. */
export const press = async (page: Page, sign: 'Plus' | 'Minus', habit: string, times: number): Promise<void> => {
  const key = page.getByRole('button', { name: `${sign} for ${habit}` })
  // A celebration may open at any moment, also between a check and the click.
  const stop = await dismissDialogsAlways(page)
  for (let pressed = 0; pressed < times; pressed += 1) await key.click()
  await stop()
}

/** Waits for the question about yesterday: it comes at once, or at the next key where the server is to be heard before. */
export const newDayDialog = async (page: Page): Promise<Locator> => {
  const newDay = page.getByRole('dialog', { name: 'A new day' })
  await expect
    .poll(
      async () => {
        await page.clock.fastForward('00:02')
        await page.keyboard.press('Shift')
        return newDay.isVisible()
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(true)
  return newDay
}

/** Sends a request to the API with the login that is stored in this browser. A refusal fails the test. */
export const apiRequest = async <A>(page: Page, method: string, path: string, body?: unknown): Promise<A> =>
  page.evaluate(
    async ([verb, where, sent]) => {
      const saved = Object.values(localStorage).find((text) => text.includes('apiToken')) ?? '{}'
      const { auth } = JSON.parse(saved) as { auth: { apiId: string; apiToken: string } }
      const answer = await fetch(`/api/v4${where}`, {
        method: verb,
        headers: { 'x-api-user': auth.apiId, 'x-api-key': auth.apiToken, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
      if (!answer.ok) throw new Error(`${verb} ${where}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { data: unknown }).data
    },
    [method, path, body] as const,
  ) as Promise<A>

/**
 * Presses the keys of a shortcut, one after the other, until what they do is seen: a busy machine may let more time pass
 * between them than a shortcut allows.
 */
export const pressKeys = async (page: Page, keys: string, isSeen: () => Promise<unknown>): Promise<void> => {
  const press = async () => {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    return isSeen().then(
      () => true,
      () => false,
    )
  }
  await expect.poll(press, { timeout: 60_000 }).toBe(true)
}

/** Opens the command palette, which is loaded after the first screen, and chooses what it finds first. */
export const seekInPalette = async (page: Page, letters: string): Promise<void> => {
  const line = page.getByRole('combobox', { name: 'Find anything' })
  await expect
    .poll(
      async () => {
        if (!(await line.isVisible())) await page.keyboard.press('Control+k')
        return line.isVisible()
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(true)
  await page.keyboard.type(letters)
  await page.getByRole('option', { selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await line.waitFor({ state: 'hidden' })
}
