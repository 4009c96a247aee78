import { DAY, fromIso, type Instant, toIso } from '../kernel/index.ts'
import type { Webhook } from '../model/index.ts'

/** Failures, each within a month of the one before, after which a webhook is told nothing more. Reference, api 3.10. */
export const MOST_FAILURES = 10
const MONTH = 30 * DAY

/** The webhook after its address could not be reached. One that was given up begins anew when it is switched on again. */
export const afterFailure = (webhook: Webhook, now: Instant): Webhook => {
  const { lastFailureAt } = webhook
  const goesOn = lastFailureAt !== undefined && now - fromIso(lastFailureAt) <= MONTH
  const failures = goesOn ? webhook.failures + 1 : 1
  const failed = { ...webhook, failures, lastFailureAt: toIso(now) }
  return failures < MOST_FAILURES ? failed : { ...failed, enabled: false, failures: 0 }
}
