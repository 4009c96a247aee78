export { toOnboarding } from './to-onboarding.ts'
export { OnboardingChecklist } from './OnboardingChecklist.tsx'
