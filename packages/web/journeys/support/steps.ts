import type { Locator, Page } from 'playwright'

export const PASSWORD = 'correct horse battery'

export type Account = { readonly username: string; readonly email: string }

let accounts = 0

export const anAccount = (): Account => {
  accounts += 1
  return { username: `wanderer-${accounts}`, email: `wanderer-${accounts}@example.org` }
}

/** Registers as a newcomer does, and leaves the welcome with its defaults. */
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
  await page.getByRole('button', { name: 'Log in' }).last().click()
}

/** Writes a task into the line of its column. */
export const addTask = async (
  page: Page,
  kind: 'habit' | 'daily' | 'to-do' | 'reward',
  title: string,
): Promise<void> => {
  await page.getByRole('textbox', { name: `Add a ${kind}` }).fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: title }).waitFor()
}

/** The figures of the header: what is left and what there is room for. */
export const figure = async (page: Page, name: 'Health' | 'Experience' | 'Mana'): Promise<number> =>
  Number(await page.locator(`meter[aria-label="${name}"]`).first().getAttribute('value'))

/** Waits until everything the player did has reached the server. */
export const saved = (page: Page): Promise<void> => page.getByRole('button', { name: /^Everything is saved/ }).waitFor()

/** Leaves the moments that open by themselves, whatever they are about. */
export const carryOn = async (page: Page): Promise<void> => {
  const onward = page.getByRole('dialog').getByRole('button', { name: /^(Carry on|Thank you|Later)$/ })
  while (await onward.isVisible()) {
    await onward.click()
    await page.waitForTimeout(60)
  }
}

/** Presses a key of a habit a number of times, through all that happens on the way. */
export const press = async (page: Page, sign: 'Plus' | 'Minus', habit: string, times: number): Promise<void> => {
  const key = page.getByRole('button', { name: `${sign} for ${habit}` })
  for (let pressed = 0; pressed < times; pressed += 1) {
    await carryOn(page)
    // A moment may open between the look and the press.
    await key.click({ timeout: 3000 }).catch(async () => {
      await carryOn(page)
      await key.click()
    })
  }
  await page.waitForTimeout(100)
}

/**
 * Presses a key of a habit until a moment opens. Chance decides when: a critical hit pays for two presses, and a press
 * after the moment would leave it unseen.
 */
export const pressUntil = async (page: Page, sign: 'Plus' | 'Minus', habit: string, moment: Locator): Promise<void> => {
  const opens = () =>
    moment.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    )
  const MOST = 6
  for (let pressed = 0; pressed < MOST && !(await moment.isVisible()); pressed += 1) {
    await press(page, sign, habit, 1)
    if (await opens()) return
  }
  await moment.waitFor()
}

/** What the server says of the player, asked with the login this browser keeps. */
export const ask = async <A>(page: Page, method: string, path: string, body?: unknown): Promise<A> =>
  page.evaluate(
    async ([asked, where, sent]) => {
      const kept = Object.values(localStorage).find((text) => text.includes('apiToken')) ?? '{}'
      const { auth } = JSON.parse(kept) as { auth: { apiId: string; apiToken: string } }
      const answer = await fetch(`/api/v4${where}`, {
        method: asked,
        headers: { 'x-api-user': auth.apiId, 'x-api-key': auth.apiToken, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
      return ((await answer.json()) as { data: unknown }).data
    },
    [method, path, body] as const,
  ) as Promise<A>
