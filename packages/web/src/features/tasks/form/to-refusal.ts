import type { RuleError } from '@daykeep/rules/kernel'
import { hasText, refusalText, t } from '../../../texts/index.ts'
import type { Refusal } from './refusal.ts'

/** Why the rules said no, each reason at its field; what belongs to no field stands above them all. */
export const toRefusal = (error: Pick<RuleError, 'key' | 'params' | 'faults'>): Refusal => {
  const { faults = [] } = error
  if (faults.length === 0) return { faults: {}, problem: refusalText(error as RuleError) }
  return { faults: Object.fromEntries(faults.map(({ path, key }) => [path, faultText(key)])) }
}

const faultText = (key: string): string => t(hasText(`faults.${key}`) ? `faults.${key}` : `refusals.${key}`)
