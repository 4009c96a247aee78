export { OnboardingChecklist } from './OnboardingChecklist.tsx'
