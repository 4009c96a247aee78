import { readFile } from 'node:fs/promises'
import type { Browser, FileChooser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { addTask, anAccount, apiRequest, logIn, PASSWORD, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
let player: BrowserUser
const account = anAccount()
/** The file that the browser saved. */
let exported = ''
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

type Task = { readonly id: string; readonly text: string; readonly updatedAt: string }

type Restored = Readonly<Record<'stats' | 'items' | 'tags' | 'profile' | 'preferences', object>>

/** What of a player a file brings back. */
const wholePlayer = async () => {
  const { stats, items, tags, profile, preferences } = await apiRequest<Restored>(player.page, 'GET', '/user')
  const tasks = await apiRequest<readonly Task[]>(player.page, 'GET', '/tasks/user')
  // when a task was written last is no part of it
  return { stats, items, tags, profile, preferences, tasks: tasks.map((task) => ({ ...task, updatedAt: '' })) }
}

const chooseFile = async (button: string, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
  const { page } = player
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  await chooser.setFiles(file)
}

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
    exported = await download.path()
  })

  it('bring the whole player back from that file, after a look at what would come', async () => {
    const { page } = player
    const before = await wholePlayer()
    await apiRequest(page, 'POST', '/tasks/user', { type: 'todo', text: 'Not in the file' })
    const [habit] = before.tasks.filter(({ text }) => text === 'Stretch')
    await apiRequest(page, 'DELETE', `/tasks/${habit?.id}`)
    await apiRequest(page, 'PUT', '/user', { 'profile.blurb': 'Somebody else', 'preferences.dayStart': 9 })
    await page.reload()
    await page.getByRole('button', { name: 'Choose Bring a player back' }).click()
    await chooseFile('Choose an export', exported)
    await page.getByText('Nothing of yours goes.', { exact: false }).waitFor()
    await page.getByText('1 habit', { exact: true }).waitFor()
    expect(await page.getByText('not an unchanged export', { exact: false }).count()).toBe(0)
    await page.getByRole('radio', { name: 'Replace' }).check()
    await page.getByText('become those of the file', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Replace my player' }).click()
    await page.getByText('Your player is back.').first().waitFor()
    expect(await wholePlayer()).toEqual(before)
  })

  it('name what a file of another game has that is unknown here, and guess nothing', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Choose Bring a player back' }).click()
    await chooseFile('Choose an export', {
      name: 'userdata.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          _id: 'b3a7c1f0-0000-4000-8000-000000000001',
          stats: { gp: 12 },
          moonPhase: 'full',
          tasks: {
            habits: [{ id: 'b3a7c1f0-0000-4000-8000-000000000002', type: 'habit', text: 'Whittle', aura: 'blue' }],
          },
        }),
      ),
    })
    await page.getByText('unknown here:', { exact: false }).waitFor()
    const named = await page
      .getByRole('listitem')
      .filter({ hasText: /^2 are unknown here:/ })
      .textContent()
    expect(['moonPhase', 'Whittle.aura'].filter((field) => !named?.includes(field))).toEqual([])
    await page.getByRole('button', { name: 'Add what is in the file' }).click()
    await page.getByText('Your player is back.').first().waitFor()
    expect((await wholePlayer()).tasks.map(({ text }) => text)).toContain('Whittle')
  })

  it.each([
    [
      'Todoist',
      'TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\ntask,Mend the net,1,1,,,every day,en,UTC\n',
    ],
    [
      'TickTick',
      `"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status"\n"","Home","Oil the hinge","TEXT","","","N","","","","","0","0"\n`,
    ],
  ])('take the tasks of %s from its file', async (_, csv) => {
    const { page } = player
    await page.getByRole('button', { name: 'Choose Take tasks from a file' }).click()
    await chooseFile('Choose a file', { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Add 1 task' }).click()
    await page.getByText('1 task added').first().waitFor()
    await waitUntilSaved(page)
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

  it('change the language at once, also of pages that load no player', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Edit Language' }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.getByRole('button', { name: /^Alles ist gespeichert/ }).waitFor()
    await page.goto('/built-over')
    await page.getByRole('heading', { name: 'Hier steht nichts' }).waitFor()
    await page.goto('/user/settings/general')
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
