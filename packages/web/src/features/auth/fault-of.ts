import type { FormState } from './form-state.ts'

/** What is wrong with a field of the form, if anything. */
export const faultOf = (state: FormState, field: string): string | undefined =>
  state.type === 'refused' ? state.faults[field] : undefined
