import { FIRST_STEPS, type FirstStep, ONBOARDING_REWARD } from '@daykeep/rules/achievements'
import type { User } from '@daykeep/rules/model'

export type GuideStep = { readonly step: FirstStep; readonly done: boolean }

export type GuideModel = {
  readonly steps: ReadonlyArray<GuideStep>
  readonly done: number
  /** Gold for all of them. */
  readonly reward: number
}

/** How far a player is with the first steps; nothing before the welcome, and once all are taken. Reference, screens 1.10. */
export const toGuide = ({ achievements, flags }: Pick<User, 'achievements' | 'flags'>): GuideModel | undefined => {
  if (!flags.welcomed) return undefined
  const steps = FIRST_STEPS.map((step) => ({ step, done: achievements[step] === true }))
  const done = steps.filter((each) => each.done).length
  return done === steps.length ? undefined : { steps, done, reward: ONBOARDING_REWARD }
}
