import { FIRST_STEPS, type FirstStep, ONBOARDING_REWARD } from '@daykeep/rules/achievements'
import type { User } from '@daykeep/rules/model'

export type OnboardingStep = { readonly step: FirstStep; readonly done: boolean }

export type OnboardingModel = {
  readonly steps: ReadonlyArray<OnboardingStep>
  readonly done: number
  /** Gold for all steps. */
  readonly reward: number
}

/** The progress of a player. Undefined before the first run, and after the last step. docs/reference/screens.md 1.10. */
export const toOnboarding = ({
  achievements,
  flags,
}: Pick<User, 'achievements' | 'flags'>): OnboardingModel | undefined => {
  if (!flags.welcomed) return undefined
  const steps = FIRST_STEPS.map((step) => ({ step, done: achievements[step] === true }))
  const done = steps.filter((each) => each.done).length
  return done === steps.length ? undefined : { steps, done, reward: ONBOARDING_REWARD }
}
