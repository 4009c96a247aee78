export { openClassChoice } from './class-choice-store.ts'
export { ClassChoiceHost, ClassChoiceScreen } from './ClassChoiceHost.tsx'
