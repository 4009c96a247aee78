import { saleDateAt, saleStartOf } from '@daykeep/rules/calendar'
import { DAY } from '@daykeep/rules/kernel'
import type { AppContext } from '../core/app-context.ts'

/** Milliseconds after the start of a day of the shops, when the content of the day is made. */
const DELAY = 1000

/** Makes the content of all languages now and at the start of each day of the shops, so that no reader waits for it. */
export const keepContentMade = (app: Pick<AppContext, 'background' | 'clock' | 'content' | 'i18n'>): void => {
  app.background.run('make content', async () => {
    for (const language of app.i18n.languages) await app.content(language, [])
  })
  const now = app.clock()
  const tomorrow = saleStartOf(saleDateAt(now)) + DAY
  setTimeout(() => keepContentMade(app), tomorrow - now + DELAY).unref()
}
