import type { Message, RuleError } from '@daykeep/rules/kernel'
import { named } from './names.ts'
import { hasText, t } from './t.ts'

/** What a command confirms. */
export const messageText = ({ key, params = {} }: Message): string => t(`messages.${key}`, named(params))

/** Why the rules said no: each faulty field with its reason, or the one reason there is. */
export const refusalText = ({ key, params, faults }: RuleError): string => {
  const reasons = (faults ?? []).map((fault) => (hasText(`faults.${fault.key}`) ? t(`faults.${fault.key}`) : undefined))
  const known = [...new Set(reasons.filter((reason) => reason !== undefined))]
  return known.length > 0 ? known.join(' ') : t(`refusals.${key}`, named(params))
}
