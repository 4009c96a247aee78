import { deliverDue } from './deliver.ts'
import type { DeliveryDependencies } from './delivery.ts'

/** Milliseconds between two looks at what is due again, or was left by other processes. */
const INTERVAL = 5_000

export type DeliveryJob = { readonly stop: () => void }

/** Sends what was just stored. */
export const sendDeliveries = (app: DeliveryDependencies): void =>
  app.background.run('deliveries', () => deliverDue(app))

/** Sends what is due now, and looks again every few seconds: a slow receiver holds up nobody but itself. */
export const startDeliveryJob = (app: DeliveryDependencies): DeliveryJob => {
  sendDeliveries(app)
  const timer = setInterval(() => sendDeliveries(app), INTERVAL).unref()
  return { stop: () => clearInterval(timer) }
}
