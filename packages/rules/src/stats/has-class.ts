import type { User } from '../model/index.ts'

/** Level from which a player may have a class. docs/reference/application.md 4. */
export const CLASS_LEVEL = 10

/** Whether a class is chosen and not disabled, at any level. docs/reference/rules.md 1.7. */
export const isClassInUse = ({ flags, preferences }: User): boolean =>
  flags.classSelected && !preferences.disableClasses

/** Whether the player has a class: level 10 or more, a class chosen, classes not disabled. docs/reference/application.md 4. */
export const hasClass = (user: User): boolean => user.stats.lvl >= CLASS_LEVEL && isClassInUse(user)
