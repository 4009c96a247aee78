import type { RuleError } from '@daykeep/rules/kernel'
import { hasText, refusalText, t } from '../../../i18n/index.ts'

/** Why a task was not saved: by field name, or for the task as a whole. */
export type SaveErrors = {
  readonly fields: Readonly<Partial<Record<string, string>>>
  readonly message?: string | undefined
}

/** The errors of a refusal: one for each field it names, else one for the task as a whole. */
export const toSaveErrors = (error: Pick<RuleError, 'key' | 'params' | 'faults'>): SaveErrors => {
  const { faults = [] } = error
  if (faults.length === 0) return { fields: {}, message: refusalText(error as RuleError) }
  return { fields: Object.fromEntries(faults.map(({ path, key, params }) => [path, errorText(key, params)])) }
}

const errorText = (key: string, params: RuleError['params'] = {}): string =>
  t(hasText(`faults.${key}`) ? `faults.${key}` : `refusals.${key}`, params)
