export { isGuided } from './is-guided.ts'
export { toOnboarding } from './to-onboarding.ts'
