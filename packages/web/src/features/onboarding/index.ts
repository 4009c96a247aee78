export { toOnboarding } from './to-onboarding.ts'
