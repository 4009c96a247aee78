export { checkRequired, fieldError, type FormState, noResponseState } from './form-state.ts'
export { FormFrame } from './FormFrame.tsx'
export { toRefusedState } from './to-refused-state.ts'
export { submitForm } from './submit-form.ts'
