import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { type AchievementKey, asKey, hasAchievement, type User, withAchievements } from '../model/index.ts'

type AwardEvent = Extract<
  GameEvent['type'],
  'PetColorCompleted' | 'MountColorCompleted' | 'AnimalSetCompleted' | 'PetSetCompleted'
>

/** Awards a one-time achievement if its condition is met and the player does not have it yet. */
export const award = (
  user: User,
  type: AwardEvent,
  key: string,
  isDue: (user: User) => boolean,
): Outcome<User, undefined> => {
  const achievement = asKey<AchievementKey>(key)
  if (hasAchievement(user.achievements, achievement) || !isDue(user)) return outcome(user)
  return outcome(withAchievements(user, { [achievement]: true }), [{ type, achievement }])
}

/** Applies a step to each entry in order. A step without events leaves the state unchanged. */
export const awards = <A>(
  user: User,
  list: ReadonlyArray<A>,
  step: (each: A) => (user: User) => Outcome<User, undefined>,
): Outcome<User, undefined> =>
  list.reduce((before, each) => {
    const after = step(each)(before.state)
    return after.events.length === 0 ? before : outcome(after.state, [...before.events, ...after.events])
  }, outcome(user))
