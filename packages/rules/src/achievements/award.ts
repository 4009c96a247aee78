import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { type AchievementKey, asKey, hasAchievement, type User, withAchievements } from '../model/index.ts'

type Event = Extract<
  GameEvent['type'],
  'PetColorCompleted' | 'MountColorCompleted' | 'AnimalSetCompleted' | 'PetSetCompleted'
>

/** Awards an achievement that is had once and for all, if it is due and not had yet. */
export const award = (
  user: User,
  type: Event,
  key: string,
  isDue: (user: User) => boolean,
): Outcome<User, undefined> => {
  const achievement = asKey<AchievementKey>(key)
  if (hasAchievement(user.achievements, achievement) || !isDue(user)) return outcome(user)
  return outcome(withAchievements(user, { [achievement]: true }), [{ type, achievement }])
}

/** One award after the other. */
export const awards = <A>(
  user: User,
  list: ReadonlyArray<A>,
  step: (each: A) => (user: User) => Outcome<User, undefined>,
): Outcome<User, undefined> =>
  list.reduce((before, each) => {
    const after = step(each)(before.state)
    return after.events.length === 0 ? before : outcome(after.state, [...before.events, ...after.events])
  }, outcome(user))
