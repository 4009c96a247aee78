import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { asKey, type User, withAchievements, withStats } from '../model/index.ts'

/** What every new player does once. Application specification, section 4, Onboarding. */
export const FIRST_STEPS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Gold for the player who has taken all of them. */
export const ONBOARDING_REWARD = 100

/** Notes that the player did something for the first time; the last of the five steps brings the reward. Reference, rules 7.9. */
export const takeFirstStep =
  (step: FirstStep) =>
  (user: User): Outcome<User, undefined> => {
    if (user.achievements[step]) return outcome(user)
    const taken = withAchievements(user, { [step]: true })
    const unlocked: GameEvent = { type: 'AchievementUnlocked', achievement: asKey(step) }
    if (!FIRST_STEPS.every((each) => taken.achievements[each])) return outcome(taken, [unlocked])
    return outcome(withStats(taken, { gp: taken.stats.gp + ONBOARDING_REWARD }), [
      unlocked,
      { type: 'OnboardingCompleted' },
    ])
  }
