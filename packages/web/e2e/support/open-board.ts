import type { Task, User } from '@daykeep/rules/model'
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { openBrowser, openBrowserUser } from './browser-user.ts'
import { addTask, anAccount, apiRequest, register, waitUntilSaved } from './steps.ts'
import { startTestServer } from './test-server.ts'

export const A_DAY = 24 * 60 * 60 * 1000

/** As long as the steps of playwright: a busy machine takes its time. */
export const until = <A>(ask: () => Promise<A>) => expect.poll(ask, { timeout: 30_000, interval: 200 })

/** A player with a daily, on a server and in a browser of their own whose clock can be set. */
export const openBoard = async () => {
  const [browser, server] = await Promise.all([openBrowser(), startTestServer()])
  const player = await openBrowserUser(browser, server.address())
  const { page, errors } = player
  await page.clock.install()
  await register(page, anAccount())
  await addTask(page, 'daily', 'Stretch for ten minutes')
  return {
    page,
    errors,
    server,
    card: (title: string): Locator => page.getByRole('article', { name: title }),
    edit: (title: string): Locator => page.getByRole('button', { name: `Edit ${title}`, exact: true }),
    user: () => apiRequest<User>(page, 'GET', '/user'),
    tasks: async () => {
      await waitUntilSaved(page)
      const all = await apiRequest<ReadonlyArray<Task>>(page, 'GET', '/tasks/user')
      return new Map(all.map((task) => [task.text, task]))
    },
    close: async () => {
      await browser.close()
      await server.remove()
    },
  }
}

export type Board = Awaited<ReturnType<typeof openBoard>>
