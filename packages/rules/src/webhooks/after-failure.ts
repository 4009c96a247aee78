import { DAY, fromIso, type Instant, toIso } from '../kernel/index.ts'
import type { Webhook } from '../model/index.ts'

/** Failures, each within a month of the previous one, after which a webhook is disabled. docs/reference/api.md 3.10. */
export const MAX_FAILURES = 10
const MONTH = 30 * DAY

/** Records a failed delivery. Disabling resets the count, so a webhook that is enabled again starts from zero. */
export const afterFailure = (webhook: Webhook, now: Instant): Webhook => {
  const { lastFailureAt } = webhook
  const isConsecutive = lastFailureAt !== undefined && now - fromIso(lastFailureAt) <= MONTH
  const failures = isConsecutive ? webhook.failures + 1 : 1
  const updated = { ...webhook, failures, lastFailureAt: toIso(now) }
  return failures < MAX_FAILURES ? updated : { ...updated, enabled: false, failures: 0 }
}
