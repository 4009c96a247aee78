import type { ReminderDependencies } from './due-messages.ts'
import { remindDue } from './remind.ts'

/** Milliseconds between two looks: reminders are at whole minutes. */
const INTERVAL = 5_000

/** Sends what is due now, and looks again every few seconds. */
export const startReminderJob = (app: ReminderDependencies): { readonly stop: () => void } => {
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    app.background.run('reminders', () =>
      remindDue(app).finally(() => {
        isRunning = false
      }),
    )
  }
  run()
  const timer = setInterval(run, INTERVAL).unref()
  return { stop: () => clearInterval(timer) }
}
