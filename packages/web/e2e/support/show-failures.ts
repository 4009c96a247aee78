import { afterEach } from 'vitest'
import { usersAtPlay } from './browser-user.ts'

/** Characters of a page that are printed at most. */
const MOST = 6000

// What each player had before them when a test failed: as a picture, and as a screen reader has it.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const [at, { page, errors, screenshot }] of usersAtPlay().entries()) {
    await screenshot(`failed-${task.id}-${at + 1}`).catch(() => undefined)
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch(() => 'could not be read')
    console.error([`${page.url()} at the failure of "${task.name}":`, ...errors, tree.slice(0, MOST)].join('\n'))
  }
})
