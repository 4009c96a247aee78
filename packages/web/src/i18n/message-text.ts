import type { Message, RuleError } from '@daykeep/rules/kernel'
import { withNames } from './names.ts'
import { hasText, t } from './t.ts'

/** The confirmation of a command, in the active language. */
export const messageText = ({ key, params = {} }: Message): string => t(`messages.${key}`, withNames(params))

/** Why the rules refused: the reason for each invalid field, or the one reason of the whole. */
export const refusalText = ({ key, params, faults }: RuleError): string => {
  const reasons = (faults ?? []).map((fault) => (hasText(`faults.${fault.key}`) ? t(`faults.${fault.key}`) : undefined))
  const known = [...new Set(reasons.filter((reason) => reason !== undefined))]
  return known.length > 0 ? known.join(' ') : t(`refusals.${key}`, withNames(params))
}
