import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { asKey, type User, withAchievements, withStats } from '../model/index.ts'

/** The steps of the onboarding checklist. docs/reference/application.md 4, Onboarding. */
export const FIRST_STEPS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Gold for completing all steps. */
export const ONBOARDING_REWARD = 100

/** Marks a step as done; the last of the five pays the reward. docs/reference/rules.md 7.9. */
export const takeFirstStep =
  (step: FirstStep) =>
  (user: User): Outcome<User, undefined> => {
    if (user.achievements[step]) return outcome(user)
    const after = withAchievements(user, { [step]: true })
    const unlocked: GameEvent = { type: 'AchievementUnlocked', achievement: asKey(step) }
    if (!FIRST_STEPS.every((each) => after.achievements[each])) return outcome(after, [unlocked])
    return outcome(withStats(after, { gp: after.stats.gp + ONBOARDING_REWARD }), [
      unlocked,
      { type: 'OnboardingCompleted' },
    ])
  }
